import { isDeepStrictEqual } from 'node:util'
import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { readMarkdown } from '#platform/markdown/read-markdown.server.ts'
import { countWords, plainText, readingMinutes } from '#platform/markdown/tree-walk.ts'
import { historyOf, isOneGo } from '../domain/post-history.ts'
import { isPostPicture } from '../domain/post-pictures.ts'
import { missingIn, type PostState, type PostWords } from '../domain/posts.ts'
import type {
  DeskPost,
  DeskPostItem,
  DeskPostList,
  DeskPostQuery,
  NewPost,
  PostEdit,
  PostPublication,
  PostVersion,
} from './posts.contract.ts'
import {
  type DeskRow,
  dropWaiting,
  findDeskPosts,
  findReleases,
  findStanding,
  findVersion,
  findVersions,
  insertPost,
  insertRelease,
  insertVersion,
  lockPost,
  type Minutes,
} from './posts.repo.ts'
import { afterOf, cursorOf } from './posts.service.ts'

/** Writes the line of the log: accounts know content, so content is handed their log. */
export type RecordPost = (
  tx: Db,
  context: RequestContext,
  line: {
    action:
      | 'post.create'
      | 'post.write'
      | 'post.publish'
      | 'post.schedule'
      | 'post.unschedule'
      | 'post.withdraw'
    object: string
    before?: object
    after?: object
  },
) => Promise<void>

const PAGE = 50
const HISTORY = 200

export async function listDeskPosts(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { state, cursor }: DeskPostQuery,
): Promise<Ok<DeskPostList>> {
  const after = cursor === undefined ? undefined : afterOf(cursor)
  const found = await findDeskPosts(db, { state, after, limit: PAGE + 1, now })
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  return ok({
    items: page.map((row): DeskPostItem => ({ ...standingOf(row), title: row.title })),
    next_cursor: last && found.length > PAGE ? cursorOf({ at: last.updatedAt, id: last.id }) : null,
  })
}

export async function readDeskPost(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  id: number,
): Promise<Result<DeskPost, Failure<'not_found'>>> {
  const view = await viewOf(db, id, now)
  return view ? ok(view) : err({ code: 'not_found' })
}

export async function readPostVersion(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
  version: number,
): Promise<Result<PostVersion, Failure<'not_found'>>> {
  const found = await findVersion(db, id, version)
  if (!found) return err({ code: 'not_found' })
  return ok({ version: found.version, at: found.at.toISOString(), by: found.by, words: found.words })
}

export function createPost(
  context: RequestContext,
  record: RecordPost,
  { words }: NewPost,
): Promise<Ok<DeskPost>> {
  const { now } = context
  const by = editorOf(context)
  return context.db.transaction(async (tx) => {
    const id = await insertPost(tx, by, now)
    await insertVersion(tx, id, { version: 1, words, minutes: minutesOf(words), at: now, by })
    await record(tx, context, { action: 'post.create', object: `post:${id}`, after: { version: 1 } })
    return ok(await viewMade(tx, id, now))
  })
}

/** Editors save by themselves every few seconds: what one of them writes in one go is one line of the log. */
export function writePost(
  context: RequestContext,
  record: RecordPost,
  id: number,
  { version, words }: PostEdit,
): Promise<Result<DeskPost, Failure<'not_found' | 'post_changed'>>> {
  const { now } = context
  const by = editorOf(context)
  return context.db.transaction(async (tx) => {
    const newest = (await lockPost(tx, id)) ? await findVersion(tx, id) : undefined
    if (!newest) return err({ code: 'not_found' })
    if (newest.version !== version) return err({ code: 'post_changed', extra: { version: newest.version } })
    if (!isDeepStrictEqual(words, newest.words)) {
      const next = version + 1
      await insertVersion(tx, id, { version: next, words, minutes: minutesOf(words), at: now, by })
      if (!isOneGo(newest, now, by))
        await record(tx, context, {
          action: 'post.write',
          object: `post:${id}`,
          before: { version },
          after: { version: next },
        })
    }
    return ok(await viewMade(tx, id, now))
  })
}

/** Now, or from a moment on. What was waiting before gives way. */
export function publishPost(
  context: RequestContext,
  record: RecordPost,
  id: number,
  { version, at }: PostPublication,
): Promise<Result<DeskPost, Failure<'not_found' | 'post_changed' | 'post_incomplete'>>> {
  const { now } = context
  const by = editorOf(context)
  return context.db.transaction(async (tx) => {
    const newest = (await lockPost(tx, id)) ? await findVersion(tx, id) : undefined
    const standing = await findStanding(tx, id, now)
    if (!newest || !standing) return err({ code: 'not_found' })
    if (newest.version !== version) return err({ code: 'post_changed', extra: { version: newest.version } })
    const missing = missingIn(newest.words)
    if (missing.length > 0) return err({ code: 'post_incomplete', extra: { missing } })
    const wanted = at === undefined ? now : new Date(at)
    const from = wanted > now ? wanted : now
    if (!isDecided(standing, version, from, now)) {
      await dropWaiting(tx, id, by, now)
      await insertRelease(tx, id, { version, from, at: now, by })
      await record(tx, context, {
        action: from > now ? 'post.schedule' : 'post.publish',
        object: `post:${id}`,
        before: { version: standing.shownVersion },
        after: { version },
      })
    }
    return ok(await viewMade(tx, id, now))
  })
}

/** Asked for a second time, nothing is left to do. */
function isDecided(standing: DeskRow, version: number, from: Date, now: Date): boolean {
  if (standing.waitingVersion !== null)
    return standing.waitingVersion === version && standing.publishAt?.getTime() === from.getTime()
  return standing.shownVersion === version && from <= now
}

export const unschedulePost = (context: RequestContext, record: RecordPost, id: number) =>
  takeBack(context, record, id, 'post.unschedule')

export const withdrawPost = (context: RequestContext, record: RecordPost, id: number) =>
  takeBack(context, record, id, 'post.withdraw')

function takeBack(
  context: RequestContext,
  record: RecordPost,
  id: number,
  action: 'post.unschedule' | 'post.withdraw',
): Promise<Result<DeskPost, Failure<'not_found'>>> {
  const { now } = context
  const by = editorOf(context)
  return context.db.transaction(async (tx) => {
    const standing = (await lockPost(tx, id)) ? await findStanding(tx, id, now) : undefined
    if (!standing) return err({ code: 'not_found' })
    const { shownVersion, waitingVersion } = standing
    const isShown = action === 'post.withdraw' && shownVersion !== null
    if (isShown || waitingVersion !== null) {
      await dropWaiting(tx, id, by, now)
      if (isShown) await insertRelease(tx, id, { version: null, from: now, at: now, by })
      await record(tx, context, {
        action: isShown ? action : 'post.unschedule',
        object: `post:${id}`,
        before: { version: isShown ? shownVersion : waitingVersion },
      })
    }
    return ok(await viewMade(tx, id, now))
  })
}

function editorOf({ caller }: RequestContext): number {
  assert(caller.person !== undefined, 'a visitor reached the posts of the desk')
  return caller.person
}

export function minutesOf({ body }: PostWords): Minutes {
  const minutes = (text: string) =>
    readingMinutes(countWords(plainText(readMarkdown(text, isPostPicture).blocks)))
  return {
    uz: minutes(body.uz),
    oz: body.oz === null ? null : minutes(body.oz),
    ru: minutes(body.ru),
    en: minutes(body.en),
  }
}

function stateOf({ shownVersion, waitingVersion }: DeskRow): PostState {
  if (shownVersion !== null) return 'published'
  return waitingVersion === null ? 'draft' : 'scheduled'
}

function standingOf(row: DeskRow) {
  const decided = row.waitingVersion ?? row.shownVersion
  return {
    id: String(row.id),
    state: stateOf(row),
    has_changes: decided !== null && row.version > decided,
    publish_at: row.publishAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
  }
}

async function viewMade(tx: Db, id: number, now: Date): Promise<DeskPost> {
  const view = await viewOf(tx, id, now)
  assert(view, 'a post is gone while it is held')
  return view
}

async function viewOf(db: Db, id: number, now: Date): Promise<DeskPost | undefined> {
  const [standing, newest, versions, releases] = await Promise.all([
    findStanding(db, id, now),
    findVersion(db, id),
    findVersions(db, id),
    findReleases(db, id),
  ])
  if (!standing || !newest) return undefined
  return {
    ...standingOf(standing),
    version: standing.version,
    shown_version: standing.shownVersion,
    published_at: standing.publishedAt?.toISOString() ?? null,
    words: newest.words,
    missing: missingIn(newest.words),
    history: historyOf(versions, releases)
      .slice(0, HISTORY)
      .map(({ at, publishAt, ...line }) => ({
        ...line,
        at: at.toISOString(),
        publish_at: publishAt?.toISOString() ?? null,
      })),
  }
}
