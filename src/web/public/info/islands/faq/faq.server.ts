import { type Locale, localizedPath, splitLocale } from '#platform/i18n/locales.ts'
import type { LoadContext } from '../../../../server/site.server.ts'
import { loadInfo } from '../../info.server.ts'
import type { Inline, Item, Prose, ShownList, ShownPage } from '../../shown.ts'
import { type Findable, findAnswers } from './find-answers.ts'
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
export async function loadFaq(context: LoadContext, { pathname, searchParams }: URL) {
  const told = await loadInfo(context, pathname)
  const page = JSON.parse(told.page) as ShownPage
  const asked = (searchParams.get('q') ?? '').trim().slice(0, longestAsked)
  const groups = questionsOf(page)
  const given: FaqGiven = asked
    ? { asked, groups: [], found: await answersTo(asked, groups, context, splitLocale(pathname).path) }
    : { asked, groups }
  // The groups are drawn by the island, below its search.
  const blocks = page.blocks.filter(({ kind }) => kind !== 'questions')
  return { ...told, page: JSON.stringify({ ...page, blocks, given }) }
}

const questionsOf = ({ blocks }: ShownPage) =>
  blocks.filter((block): block is ShownList => block.kind === 'questions')

async function answersTo(
  asked: string,
  groups: readonly ShownList[],
  context: LoadContext,
  path: string,
): Promise<Item[]> {
  const findable: Findable[] = Object.entries(otherWords).map(([id, text]) => ({ id, title: text, text: '' }))
  for (const locale of searched) {
    const { page } = await loadInfo(context, localizedPath(locale, path))
    for (const { items } of questionsOf(JSON.parse(page) as ShownPage))
      for (const { id, title = '', text = [] } of items)
        findable.push({ id, title: wordsIn(title), text: text.map(proseWords).join(' ') })
  }
  const items = groups.flatMap((group) => group.items)
  return findAnswers(asked, findable).flatMap((id) => items.find((item) => item.id === id) ?? [])
}

const wordsIn = (text: Inline): string =>
  typeof text === 'string'
    ? text
    : text
        .map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.text))
        .join('')

const proseWords = (part: Prose[number]): string =>
  'p' in part ? wordsIn(part.p) : part.list.map(wordsIn).join(' ')
