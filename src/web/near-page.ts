import { editDistance } from '#modules/geo/domain/edit-distance.ts'
import { splitLocale } from '#platform/i18n/locales.ts'
import { pages } from './pages.ts'
import { type Near, named, pathOfNear } from './shell/lost/suggestions.ts'

const listed = new Set(pages.filter((page) => page.listed).map(({ id }) => id))
const candidates = named
  .filter((name) => listed.has(name))
  .map((name) => ({ name, word: wordOf(pathOfNear(name)) }))

/** What people type for a page that is called otherwise. */
const otherNames: Readonly<Record<string, Near>> = {
  price: 'pricing',
  prices: 'pricing',
  tariff: 'pricing',
  tarif: 'pricing',
  narx: 'pricing',
  narxlar: 'pricing',
  help: 'faq',
  support: 'contact',
  aloqa: 'contact',
  insurance: 'covered',
  jobs: 'careers',
  vacancies: 'careers',
  news: 'blog',
  points: 'servicesNearYou',
  map: 'lastMap',
  tracking: 'track',
  api: 'integrations',
}

/** Letters and digits only, without the ending of a file. */
function wordOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[^a-z0-9]+/g, '')
}

/** A third of the letters may be wrong, and four at most; of a short word one. */
const limitFor = (word: string) => Math.min(4, Math.max(1, Math.floor(word.length / 3)))
/** No address of ours is longer. */
const longest = 60

/** The page that a lost address was probably meant for. */
export function nearPage(pathname: string): Near | undefined {
  const { path } = splitLocale(pathname.slice(0, longest * 2))
  const typed = [wordOf(path), wordOf(path.split('/').filter(Boolean).at(-1) ?? '')].filter(
    (word) => word.length > 2 && word.length <= longest,
  )
  let best: { name: Near; distance: number } | undefined
  for (const word of typed) {
    if (Object.hasOwn(otherNames, word)) return otherNames[word]
    for (const { name, word: meant } of candidates) {
      const distance = editDistance(word, meant, limitFor(word)).whole
      if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { name, distance }
    }
  }
  return best?.name
}
