/** Why a message looks like one that a program wrote; `by_hand`: somebody at the desk said so. */
export const suspicions = ['trap', 'too_fast', 'links', 'repeated', 'by_hand'] as const
export type Suspicion = (typeof suspicions)[number]

/** What a form tells besides its fields: the field nobody sees, and how long the page was open, where a script could tell. */
export type FormSigns = Readonly<{ trap: string; openMs: number | undefined }>

/** Nobody reads the page, fills in a name and a number and sends them within two seconds. */
export const tooFastMs = 2_000

type Letter = Readonly<{
  kind: string
  name: string
  lastName?: string | undefined
  company?: string | undefined
  message?: string | undefined
}>

const links = /(?:https?:\/\/|www\.|\b[a-z0-9-]+\.[a-z]{2,6}\/)\S+/gi
/** As pages and forums write links: people do not. */
const markup = /<a\s|<\/a>|\[url\b|\[link\b/i
/** A shop, a parcel and a map are as many links as a question needs. */
const mostLinks = 3

/** Advertising comes with links. Whoever reports a false message sends the links of others, so a report may have any. */
function hasTooManyLinks({ kind, name, lastName = '', message = '' }: Letter): boolean {
  if (/https?:\/\/|www\./i.test(`${name} ${lastName}`)) return true
  if (kind === 'report') return false
  return markup.test(message) || (message.match(links) ?? []).length > mostLinks
}

/** Long letters say their little words again and again: only the beginning is counted. */
const countedWords = 60
const fewestWords = 8
const leastDifferent = 0.4
const oneLetterAgain = /([\p{L}\p{N}])\1{14,}/iu

function repeatsItself({ message = '' }: Letter): boolean {
  if (oneLetterAgain.test(message)) return true
  const words = (message.toLowerCase().match(/[\p{L}\p{N}ʻʼ'’‘]+/gu) ?? []).slice(0, countedWords)
  return words.length >= fewestWords && new Set(words).size / words.length < leastDifferent
}

/** What speaks against a person behind it. Nothing is refused for it: the message is kept apart. */
export function suspicionsAbout(letter: Letter, signs: FormSigns | undefined): Suspicion[] {
  const found: Readonly<Record<Exclude<Suspicion, 'by_hand'>, boolean>> = {
    trap: (signs?.trap ?? '') !== '',
    too_fast: signs?.openMs !== undefined && signs.openMs < tooFastMs,
    links: hasTooManyLinks(letter),
    repeated: repeatsItself(letter),
  }
  return suspicions.filter((name) => name !== 'by_hand' && found[name])
}
