/** Inner runs of white space count as one space; line breaks and tabs are white space. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Control signs, and those that turn the direction of what follows: they hide what a text says. */
const unseen = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** What cannot be seen is refused, and so is a text without a letter or a digit. */
export const isReadable = (text: string) => !unseen.test(text) && (text === '' || /[\p{L}\p{N}]/u.test(text))
