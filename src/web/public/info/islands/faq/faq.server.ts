import { type Locale, localizedPath, splitLocale } from '#platform/i18n/locales.ts'
import type { LoadContext } from '../../../../server/site.server.ts'
import { loadInfo } from '../../info.server.ts'
import type { Item, ShownList, ShownPage } from '../../shown.ts'
import { spoken, wordsOf } from '../../things.ts'
import { type Findable, findAnswers, type Index, indexOf } from './find-answers.ts'
import { otherWords } from './other-words.ts'

const longestAsked = 200
/** Uzbek in Cyrillic is folded into Latin, so it needs no index of its own. */
const searched: readonly Locale[] = ['uz', 'ru', 'en']

export type FaqGiven = Readonly<{
  asked: string
  groups: readonly ShownList[]
  /** Undefined when nothing was asked. */
  found?: readonly Item[] | undefined
}>

/** The page with all its questions, or with those that answer `?q=`: the same with and without a script. */
export async function loadFaq(context: LoadContext, url: URL) {
  const told = await loadInfo(context, url)
  const page = JSON.parse(told.page) as ShownPage
  const asked = (url.searchParams.get('q') ?? '').trim().slice(0, longestAsked)
  const groups = questionsOf(page)
  const given: FaqGiven = asked
    ? { asked, groups: [], found: await answersTo(asked, groups, context, url) }
    : { asked, groups }
  // The groups are drawn by the island, below its search.
  const blocks = page.blocks.filter(({ kind }) => kind !== 'questions')
  return { ...told, page: JSON.stringify({ ...page, blocks, given }) }
}

const questionsOf = ({ blocks }: ShownPage) =>
  blocks.filter((block): block is ShownList => block.kind === 'questions')

async function answersTo(asked: string, groups: readonly ShownList[], context: LoadContext, url: URL) {
  const pages = await Promise.all(
    searched.map(async (locale) => {
      const address = new URL(localizedPath(locale, splitLocale(url.pathname).path), url)
      return (await loadInfo(context, address)).page
    }),
  )
  const items = groups.flatMap((group) => group.items)
  return findAnswers(asked, keptIndex(pages)).flatMap((id) => items.find((item) => item.id === id) ?? [])
}

let kept: Readonly<{ of: readonly string[]; index: Index }> | undefined

/** Made anew when a text or a figure has changed. */
function keptIndex(pages: readonly string[]): Index {
  if (!kept || pages.some((page, at) => page !== kept?.of[at]))
    kept = { of: pages, index: indexOf([...otherTitles(), ...pages.flatMap(findableIn)]) }
  return kept.index
}

const otherTitles = (): Findable[] =>
  Object.entries(otherWords).map(([id, title]) => ({ id, title, text: '' }))

const findableIn = (page: string): Findable[] =>
  questionsOf(JSON.parse(page) as ShownPage).flatMap(({ items }) =>
    items.map(({ id, title = '', text = [] }) => ({
      id,
      title: wordsOf(title),
      text: spoken(text),
    })),
  )
