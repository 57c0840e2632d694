#!/usr/bin/env bash
# Signs an app or a disk image and has Apple look at it. Without a certificate it does nothing.
#   NIGHTCALLER_SIGN_AS      the identity, "Developer ID Application: ..."
#   NIGHTCALLER_NOTARY       a profile that `xcrun notarytool store-credentials` has stored
set -euo pipefail
what="$1"
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
if [ -z "${NIGHTCALLER_SIGN_AS:-}" ]; then
  echo "not signed: NIGHTCALLER_SIGN_AS is empty"
  exit 0
fi
codesign --force --deep --options runtime --timestamp \
  --entitlements "$here/entitlements.plist" --sign "$NIGHTCALLER_SIGN_AS" "$what"
codesign --verify --strict "$what"
if [ -n "${NIGHTCALLER_NOTARY:-}" ]; then
  sent="$what"
  if [ -d "$what" ]; then
    # Apple takes no folder; its word is stapled to the app all the same, and goes along in every .zip of it.
    sent="$(mktemp -d)/$(basename "$what").zip"
    ditto -c -k --keepParent "$what" "$sent"
  fi
  xcrun notarytool submit "$sent" --keychain-profile "$NIGHTCALLER_NOTARY" --wait
  xcrun stapler staple "$what"
fi
