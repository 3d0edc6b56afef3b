/** The words of a message as they are kept; none of one that is nothing but a code. `hasDots`: something was for its reader alone. */
export type KeptWords = Readonly<{ words: string | undefined; hasDots: boolean }>

const dots = '••••'

/** What opens something: whoever reads the words later may not have it. */
const secrets: readonly string[] = ['code']

/** A short link stands right behind the name of the site; pages that anybody may open have a word there, or a way. */
const shortLink = /^([^/]+\/)[0-9A-Za-z]{12,22}$/
const withPass = /\?.*$/

/** The same values, with dots for codes and for links that were made for one reader. */
export function dotted(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      secrets.includes(name) && value !== '' ? dots : name === 'link' ? dottedLink(value) : value,
    ]),
  )
}

const dottedLink = (link: string) => link.replace(shortLink, `$1${dots}`).replace(withPass, dots)
