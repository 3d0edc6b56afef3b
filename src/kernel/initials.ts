const firstLetter = /\p{L}/u
/** In Latin Uzbek two signs are one letter in oʻ and gʻ: the sign would be lost, and with it the sound. */
const latinPair = /^[oOgG][\u02BB\u02BC'‘’`]/u

/** What anybody may see of a name: "B. T." (DECISIONS, "People and rights"). */
export function initialsOf(fullName: string): string {
  return fullName
    .split(/\s+/)
    .filter((word) => firstLetter.test(word))
    .slice(0, 2)
    .map((word) => `${initialOf(word)}.`)
    .join(' ')
}

function initialOf(word: string): string {
  const bare = word.slice(word.search(firstLetter))
  const pair = latinPair.test(bare)
  return pair ? `${bare.charAt(0).toUpperCase()}\u02BB` : (Array.from(bare)[0] ?? '').toUpperCase()
}
