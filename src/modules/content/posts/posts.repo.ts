import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Release, Written } from '../domain/post-history.ts'
import { isPostPicture } from '../domain/post-pictures.ts'
import { isPostTopic } from '../domain/post-topics.ts'
import type { PostState, PostWords } from '../domain/posts.ts'
import type { Texts } from '../domain/texts.ts'

/** Minutes of reading in each written language; of `oz` only when it is written by hand. */
export type Minutes = Readonly<{ uz: number; oz: number | null; ru: number; en: number }>

type KeptTexts = Readonly<{ title: Texts; description: Texts; body: Texts; author: Texts }>
type KeptWords = { words: KeptTexts; picture: string | null; topic: string | null }

/** A drawing or a topic that is no longer ours is as good as none. */
function wordsOf({ words, picture, topic }: KeptWords): PostWords {
  return {
    ...words,
    picture: picture !== null && isPostPicture(picture) ? picture : null,
    topic: topic !== null && isPostTopic(topic) ? topic : null,
  }
}

export async function insertPost(tx: Db, by: number | null, now: Date): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into post (created_at, created_by) values (${now}, ${by}) returning id`)
  return id
}

/** Everything that changes a post waits for this row. */
export async function lockPost(tx: Db, id: number): Promise<boolean> {
  return (await tx.maybe(sql`select id from post where id = ${id} for update`)) !== undefined
}

export async function insertVersion(
  tx: Db,
  post: number,
  written: { version: number; words: PostWords; minutes: Minutes; at: Date; by: number | null },
): Promise<void> {
  const { picture, topic, ...words } = written.words
  await tx.run(sql`
    insert into post_version (post_id, version, words, picture, topic, minutes, written_at, written_by)
    values (${post}, ${written.version}, ${JSON.stringify(words)}::jsonb, ${picture}, ${topic},
            ${JSON.stringify(written.minutes)}::jsonb, ${written.at}, ${written.by})`)
}

export type VersionRow = {
  version: number
  words: PostWords
  at: Date
  by: string | null
  byId: number | null
}

/** The newest one unless another is named. */
export async function findVersion(db: Db, post: number, version?: number): Promise<VersionRow | undefined> {
  const row = await db.maybe<Omit<VersionRow, 'words'> & KeptWords>(sql`
    select version, words, picture, topic, written_at as at, writer.full_name as by, written_by as "byId"
    from post_version left join person_name writer on writer.id = written_by
    where post_id = ${post} and (${version}::int is null or version = ${version})
    order by version desc limit 1`)
  return row && { version: row.version, words: wordsOf(row), at: row.at, by: row.by, byId: row.byId }
}

/** Of a post that is saved by itself every few seconds for months, the last ones are told. */
const most = 2_000

/** First to last. */
export async function findVersions(db: Db, post: number): Promise<Written[]> {
  const newest = await db.many<Written>(sql`
    select version, written_at as at, writer.full_name as by, written_by as "byId"
    from post_version left join person_name writer on writer.id = written_by
    where post_id = ${post} order by version desc limit ${most}`)
  return newest.reverse()
}

/** First to last. */
export async function findReleases(db: Db, post: number): Promise<Release[]> {
  const newest = await db.many<Release>(sql`
    select version, shown_from as "shownFrom", decided_at as "decidedAt", decider.full_name as by,
           dropped_at as "droppedAt", dropper.full_name as "droppedBy"
    from post_release
    left join person_name decider on decider.id = decided_by
    left join person_name dropper on dropper.id = dropped_by
    where post_id = ${post} order by post_release.id desc limit ${most}`)
  return newest.reverse()
}

export async function insertRelease(
  tx: Db,
  post: number,
  release: { version: number | null; from: Date; at: Date; by: number | null },
): Promise<void> {
  await tx.run(sql`
    insert into post_release (post_id, version, shown_from, decided_at, decided_by)
    values (${post}, ${release.version}, ${release.from}, ${release.at}, ${release.by})`)
}

/** What still waits for its moment never comes. */
export async function dropWaiting(tx: Db, post: number, by: number | null, now: Date): Promise<void> {
  await tx.run(sql`
    update post_release set dropped_at = ${now}, dropped_by = ${by}
    where post_id = ${post} and dropped_at is null and shown_from > ${now}`)
}

/** Of each post what is shown at a moment, since when, and since when it is shown at all. */
const shownAt = (now: Date) => sql`
  select id, version, updated_at, published_at
  from (
    select distinct on (post_id) post_id as id, version, shown_from as updated_at,
           min(shown_from) filter (where version is not null) over (partition by post_id) as published_at
    from post_release where shown_from <= ${now} and dropped_at is null
    order by post_id, shown_from desc, post_release.id desc) newest
  where version is not null`

export type ShownRow = {
  id: number
  title: Texts
  description: Texts
  author: Texts
  picture: string
  topic: string
  minutes: Minutes
  publishedAt: Date
  updatedAt: Date
}

const summary = sql`
  shown.id, words -> 'title' as title, words -> 'description' as description, words -> 'author' as author, picture, topic,
  minutes, published_at as "publishedAt", updated_at as "updatedAt"`

const fromShown = (now: Date) => sql`
  from (${shownAt(now)}) shown
  join post_version on post_version.post_id = shown.id and post_version.version = shown.version`

/** Where a page of a list ends. */
export type After = { at: Date; id: number }

/** Newest first. */
export function findShown(
  db: Db,
  { after, limit, now }: { after: After | undefined; limit: number; now: Date },
): Promise<ShownRow[]> {
  return db.many<ShownRow>(sql`
    select ${summary} ${fromShown(now)}
    where ${after?.at}::timestamptz is null or (published_at, shown.id) < (${after?.at}, ${after?.id}::bigint)
    order by published_at desc, shown.id desc limit ${limit}`)
}

export function findShownPost(
  db: Db,
  id: number,
  now: Date,
): Promise<(ShownRow & { body: Texts }) | undefined> {
  return db.maybe(sql`
    select ${summary}, words -> 'body' as body ${fromShown(now)} where shown.id = ${id}`)
}

/** For the feed: the newest ones whole. */
export function findShownWhole(db: Db, limit: number, now: Date): Promise<(ShownRow & { body: Texts })[]> {
  return db.many(sql`
    select ${summary}, words -> 'body' as body ${fromShown(now)}
    order by published_at desc, shown.id desc limit ${limit}`)
}

/** Of the same topic first, then the newest. */
export function findRelated(
  db: Db,
  { id, topic }: { id: number; topic: string },
  limit: number,
  now: Date,
): Promise<ShownRow[]> {
  return db.many<ShownRow>(sql`
    select ${summary} ${fromShown(now)} where shown.id <> ${id}
    order by topic is distinct from ${topic}, published_at desc, shown.id desc limit ${limit}`)
}

export function findShownDays(db: Db, limit: number, now: Date): Promise<{ id: number; updatedAt: Date }[]> {
  return db.many(sql`
    select id, updated_at as "updatedAt" from (${shownAt(now)}) shown order by published_at desc, id desc limit ${limit}`)
}

export type Standing = {
  version: number
  updatedAt: Date
  updatedBy: string | null
  shownVersion: number | null
  publishedAt: Date | null
  waitingVersion: number | null
  publishAt: Date | null
}
export type DeskRow = Standing & { id: number; title: Texts }

const stateIs = (state: PostState | undefined) => {
  if (state === undefined) return sql`true`
  if (state === 'published') return sql`shown.version is not null`
  const waits = state === 'scheduled' ? sql`waiting.version is not null` : sql`waiting.version is null`
  return sql`shown.version is null and ${waits}`
}

const standings = (now: Date) => sql`
  select post.id, newest.version, newest.words -> 'title' as title, newest.written_at as "updatedAt",
         writer.full_name as "updatedBy", shown.version as "shownVersion", shown.published_at as "publishedAt",
         waiting.version as "waitingVersion", waiting.shown_from as "publishAt"
  from post
  join lateral (
    select version, words, written_at, written_by from post_version
    where post_id = post.id order by version desc limit 1) newest on true
  left join person_name writer on writer.id = newest.written_by
  left join (${shownAt(now)}) shown on shown.id = post.id
  left join lateral (
    select version, shown_from from post_release
    where post_id = post.id and dropped_at is null and shown_from > ${now}
    order by shown_from limit 1) waiting on true`

/** What was last written first. */
export function findDeskPosts(
  db: Db,
  {
    state,
    after,
    limit,
    now,
  }: { state: PostState | undefined; after: After | undefined; limit: number; now: Date },
): Promise<DeskRow[]> {
  return db.many<DeskRow>(sql`
    ${standings(now)}
    where ${stateIs(state)}
      and (${after?.at}::timestamptz is null or (newest.written_at, post.id) < (${after?.at}, ${after?.id}::bigint))
    order by newest.written_at desc, post.id desc limit ${limit}`)
}

export function findStanding(db: Db, id: number, now: Date): Promise<DeskRow | undefined> {
  return db.maybe<DeskRow>(sql`${standings(now)} where post.id = ${id}`)
}
