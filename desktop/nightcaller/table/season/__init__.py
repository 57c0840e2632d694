"""All evenings together: what each came to, who the people are, which groups play, what a season adds up to.

Only finished evenings count. It reads the shelf and the stories, and changes neither but for erasing a name.
"""
