import { createLastMade } from '#kernel/last-made.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { type Locale, localizedPath, splitLocale } from '#platform/i18n/locales.ts'
import { readMarkdown } from '#platform/markdown/read-markdown.server.ts'
import type { Block, Heading } from '#platform/markdown/tree.ts'
import { toHtml } from '#platform/markdown/tree-html.ts'
import {
  countWords,
  headingsOf,
  mapLinks,
  mapTexts,
  plainText,
  readingMinutes,
} from '#platform/markdown/tree-walk.ts'
import { isPostPicture, type PostPicture } from '../domain/post-pictures.ts'
import { isPostTopic, type PostTopic } from '../domain/post-topics.ts'
import { type Cyrillic, type Texts, textIn } from '../domain/texts.ts'
import { pictureOf } from './post-picture.ts'
import type { Post, PostList, PostQuery, PostSummary, Preview, PreviewRequest } from './posts.contract.ts'
import {
  type After,
  findRelated,
  findShown,
  findShownDays,
  findShownPost,
  findShownWhole,
  type ShownRow,
} from './posts.repo.ts'

type Deps = { db: Db; now: Date; cyrillic: Cyrillic }

export type ShownSummary = {
  id: string
  title: string
  description: string
  /** The name of its drawing. */
  picture: PostPicture
  topic: PostTopic
  author: string
  publishedAt: Date
  updatedAt: Date
  readingMinutes: number
}

export type ShownPost = ShownSummary & {
  blocks: readonly Block[]
  /** For its table of contents. */
  headings: readonly Heading[]
  related: readonly ShownSummary[]
}

const PAGE = 20
const RELATED = 3
/** As many as readers of feeds keep. */
const FEED = 20
/** Of the hundred times larger number that a sitemap may have. */
const LISTED = 2_000
/** By all of their letters, each in one language: reading one costs more than sending it. */
const lastRead = createLastMade<readonly Block[]>(100)

/** What may be read at this moment, newest first. */
export async function listPosts(
  deps: Deps,
  { language, cursor }: { language: Locale; cursor?: string | undefined },
): Promise<{ items: ShownSummary[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : afterOf(cursor)
  const found = await findShown(deps.db, { after, limit: PAGE + 1, now: deps.now })
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  return {
    items: page.map((row) => summaryOf(row, language, deps.cyrillic)),
    nextCursor: last && found.length > PAGE ? cursorOf({ at: last.publishedAt, id: last.id }) : null,
  }
}

/** Undefined for what is not there, not yet there, or withdrawn. */
export async function readPost(deps: Deps, id: number, language: Locale): Promise<ShownPost | undefined> {
  const row = await findShownPost(deps.db, id, deps.now)
  if (!row) return undefined
  const related = await findRelated(deps.db, row, RELATED, deps.now)
  const blocks = blocksIn(row.body, language, deps.cyrillic)
  return {
    ...summaryOf(row, language, deps.cyrillic),
    blocks,
    headings: headingsOf(blocks),
    related: related.map((each) => summaryOf(each, language, deps.cyrillic)),
  }
}

/** The newest ones whole, for whoever follows us by a feed. */
export async function feedPosts(
  deps: Deps,
  language: Locale,
): Promise<(ShownSummary & { blocks: readonly Block[] })[]> {
  const rows = await findShownWhole(deps.db, FEED, deps.now)
  return rows.map((row) => ({
    ...summaryOf(row, language, deps.cyrillic),
    blocks: blocksIn(row.body, language, deps.cyrillic),
  }))
}

/** Every post that may be read, with the moment since when it says what it says. */
export function postDays({ db, now }: Omit<Deps, 'cyrillic'>): Promise<{ id: number; updatedAt: Date }[]> {
  return findShownDays(db, LISTED, now)
}

export const cursorOf = ({ at, id }: After): string => `${at.getTime()}-${id}`

export function afterOf(cursor: string): After {
  const [at, id] = cursor.split('-').map(Number)
  return { at: new Date(at ?? 0), id: id ?? 0 }
}

function summaryOf(row: ShownRow, language: Locale, cyrillic: Cyrillic): ShownSummary {
  const inLanguage = (texts: Texts) => textIn(texts, language, cyrillic)
  return {
    id: String(row.id),
    title: inLanguage(row.title),
    description: inLanguage(row.description),
    picture: isPostPicture(row.picture) ? row.picture : 'open-letter',
    topic: isPostTopic(row.topic) ? row.topic : 'company',
    author: inLanguage(row.author),
    publishedAt: row.publishedAt,
    updatedAt: row.updatedAt,
    readingMinutes: language === 'oz' ? (row.minutes.oz ?? row.minutes.uz) : row.minutes[language],
  }
}

/** Cyrillic is made from the words of the tree: what leads somewhere, and names of drawings, are no words. */
function blocksIn(body: Texts, language: Locale, cyrillic: Cyrillic): readonly Block[] {
  const isMade = language === 'oz' && body.oz === null
  const written = isMade ? body.uz : textIn(body, language, cyrillic)
  return lastRead(`${language} ${isMade} ${written}`, () => {
    const { blocks } = readMarkdown(written, isPostPicture)
    return mapLinks(isMade ? mapTexts(blocks, cyrillic) : blocks, (to) => inLanguage(to, language))
  })
}

/** A page of ours is linked to without a language; files have none. */
function inLanguage(to: string, language: Locale): string {
  const isPage = to.startsWith('/') && !/^\/api\/|\.[a-z0-9]{2,5}$/.test(to)
  return isPage ? localizedPath(language, splitLocale(to).path) : to
}

/** What the module is told by others: the letters of Cyrillic stand with the texts. */
export type PostDoors = { cyrillic: Cyrillic }

export async function answerPosts(
  context: RequestContext,
  { cyrillic }: PostDoors,
  { cursor }: PostQuery,
): Promise<Result<PostList, never>> {
  const { items, nextCursor } = await listPosts(
    { db: context.db, now: context.now, cyrillic },
    { language: context.locale, cursor },
  )
  return ok({ items: items.map(summaryView), next_cursor: nextCursor })
}

export async function answerPost(
  { db, now, locale }: RequestContext,
  { cyrillic }: PostDoors,
  id: number,
): Promise<Result<Post, Failure<'not_found'>>> {
  const shown = await readPost({ db, now, cyrillic }, id, locale)
  if (!shown) return err({ code: 'not_found' })
  return ok({
    ...summaryView(shown),
    content: toHtml(shown.blocks, pictureOf),
    related: shown.related.map(summaryView),
  })
}

const summaryView = (shown: ShownSummary): PostSummary => ({
  id: shown.id,
  title: shown.title,
  description: shown.description,
  picture: pictureOf(shown.picture).src,
  topic: shown.topic,
  author: shown.author,
  published_at: shown.publishedAt.toISOString(),
  updated_at: shown.updatedAt.toISOString(),
  reading_minutes: shown.readingMinutes,
})

/** What an editor sees beside what they write. */
export async function previewPost(
  { body, language, from_latin }: PreviewRequest,
  { cyrillic }: PostDoors,
): Promise<Result<Preview, never>> {
  const { blocks, warnings } = readMarkdown(body.replaceAll(/\r\n?/g, '\n'), isPostPicture)
  const inLetters = language === 'oz' && from_latin ? mapTexts(blocks, cyrillic) : blocks
  const shown = mapLinks(inLetters, (to) => inLanguage(to, language))
  const words = countWords(plainText(blocks))
  return ok({
    html: toHtml(shown, pictureOf),
    reading_minutes: readingMinutes(words),
    word_count: words,
    warnings: [...warnings],
  })
}

export async function makeCyrillic(
  texts: readonly string[],
  { cyrillic }: PostDoors,
): Promise<Result<{ texts: string[] }, never>> {
  return ok({ texts: texts.map((text) => cyrillic(text)) })
}
