import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { type BannerChange, bannerState, bannerText } from '../domain/warning/banner.ts'
import type { BannerEdit, BannerWords, DeskBanner, DeskBannerList } from './banners.contract.ts'
import {
  type BannerRow,
  type ChangeRow,
  findBanners,
  findChanges,
  insertBanner,
  insertChange,
  lockBanner,
  type NewBanner,
  saveBanner,
  saveSwitch,
} from './banners.repo.ts'

/** Writes the line of the log: accounts know content, so content is handed their log. */
export type RecordBanner = (
  tx: Db,
  context: RequestContext,
  line: {
    action: 'banner.write' | 'banner.edit' | 'banner.off' | 'banner.on'
    object: string
    before?: object
    after: object
  },
) => Promise<void>

const PAGE = 50
const HISTORY = 20

export async function listBanners(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  cursor: string | undefined,
): Promise<Ok<DeskBannerList>> {
  const before = cursor === undefined ? undefined : Number(cursor)
  const found = await findBanners(db, before, PAGE + 1)
  const page = found.slice(0, PAGE)
  const changes = await findChanges(
    db,
    page.map(({ id }) => id),
    HISTORY,
  )
  return ok({
    items: page.map((row) => viewOf(row, changes, now)),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

export function writeBanner(
  context: RequestContext,
  record: RecordBanner,
  words: BannerWords,
): Promise<Ok<DeskBanner>> {
  return context.db.transaction(async (tx) => {
    const banner = bannerOf(words)
    const id = await insertBanner(tx, banner)
    await noteChange(tx, context, id, 'written')
    await record(tx, context, { action: 'banner.write', object: `banner:${id}`, after: told(banner) })
    return ok(await read(tx, id, context.now))
  })
}

export function editBanner(
  context: RequestContext,
  record: RecordBanner,
  id: number,
  { version, ...words }: BannerEdit,
): Promise<Result<DeskBanner, Failure<'not_found' | 'banner_changed'>>> {
  return context.db.transaction(async (tx) => {
    const before = await lockBanner(tx, id)
    if (!before) return err({ code: 'not_found' })
    if (before.version !== version) return err({ code: 'banner_changed' })
    const banner = bannerOf(words)
    await saveBanner(tx, id, banner)
    await noteChange(tx, context, id, 'changed')
    await record(tx, context, {
      action: 'banner.edit',
      object: `banner:${id}`,
      before: told(before),
      after: told(banner),
    })
    return ok(await read(tx, id, context.now))
  })
}

/** Pressed twice, or by two people, it is off all the same. */
export function switchBanner(
  context: RequestContext,
  record: RecordBanner,
  id: number,
  to: 'on' | 'off',
): Promise<Result<DeskBanner, Failure<'not_found'>>> {
  return context.db.transaction(async (tx) => {
    const before = await lockBanner(tx, id)
    if (!before) return err({ code: 'not_found' })
    if ((before.offAt === null) !== (to === 'on')) {
      await saveSwitch(tx, id, to === 'off' ? context.now : null)
      await noteChange(tx, context, id, to)
      await record(tx, context, {
        action: `banner.${to}`,
        object: `banner:${id}`,
        before: { shown: to === 'off' },
        after: { shown: to === 'on' },
      })
    }
    return ok(await read(tx, id, context.now))
  })
}

function noteChange(tx: Db, { caller, now }: RequestContext, id: number, what: BannerChange): Promise<void> {
  assert(caller.person !== undefined, 'a visitor reached the banners of the desk')
  return insertChange(tx, id, { what, at: now, by: caller.person })
}

async function read(tx: Db, id: number, now: Date): Promise<DeskBanner> {
  const row = await lockBanner(tx, id)
  assert(row, 'a banner is never deleted')
  return viewOf(row, await findChanges(tx, [id], HISTORY), now)
}

const bannerOf = ({ texts, regions, starts_at, ends_at }: BannerWords): NewBanner => ({
  texts: { ...texts, oz: texts.oz || null },
  regions: [...new Set(regions)].sort((one, other) => one - other),
  startsAt: starts_at,
  endsAt: ends_at,
})

/** As the log keeps it: the words with their regions in front, and the plan by the clock of Tashkent. */
const told = (banner: NewBanner) => ({
  text_uz: bannerText(banner, 'uz', String),
  text_ru: bannerText(banner, 'ru', String),
  text_en: bannerText(banner, 'en', String),
  starts_at: minuteOf(banner.startsAt),
  ends_at: banner.endsAt && minuteOf(banner.endsAt),
})

const minuteOf = (at: Date) => `${tashkentDay(at)} ${tashkentClock(at)}`

const viewOf = (row: BannerRow, changes: readonly ChangeRow[], now: Date): DeskBanner => ({
  id: String(row.id),
  state: bannerState(row, now),
  version: row.version,
  texts: row.texts,
  regions: [...row.regions],
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt?.toISOString() ?? null,
  history: changes
    .filter(({ banner }) => banner === row.id)
    .map(({ what, at, by }) => ({ what, at: at.toISOString(), by })),
})
