import { breadcrumbs, faqPage, service, type Thing } from '../../structured-data.ts'
import type { Inline, Prose, ShownPage } from './shown.ts'

/** What a page of information tells search engines: the way to it, its questions, the service it describes. */
export function thingsOf({ crumbs, blocks, service: offered }: ShownPage, origin: string): Thing[] {
  const questions = questionsIn(blocks)
  const here = crumbs.at(-1)
  return [
    breadcrumbs(origin, crumbs),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...(offered && here ? [service(origin, { ...offered, url: here.to })] : []),
  ]
}

export const questionsIn = (blocks: ShownPage['blocks']) =>
  blocks.flatMap((block) =>
    block.kind === 'questions'
      ? block.items.map(({ title = '', text = [] }) => ({ question: wordsOf(title), answer: spoken(text) }))
      : [],
  )

export const wordsOf = (text: Inline): string =>
  typeof text === 'string'
    ? text
    : text
        .map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.text))
        .join('')

export const spoken = (prose: Prose): string =>
  prose.map((part) => ('p' in part ? wordsOf(part.p) : part.list.map(wordsOf).join('; '))).join(' ')
