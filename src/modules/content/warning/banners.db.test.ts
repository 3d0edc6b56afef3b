import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { createDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { sql } from '#platform/db/sql.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { emptyDatabaseUrl } from '../../../../tests/support/database.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { contentCalls } from '../content.calls.ts'
import { bannerCalls } from './banners.calls.ts'
import type { DeskBanner, DeskBannerList } from './banners.contract.ts'

let app: TestApp
let operator: Person
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await addPerson(app, 'operator')
  admin = await addPerson(app, 'admin')
})
beforeEach(async () => {
  await app.db.run(sql`update warning_banner set off_at = ${app.clock.now()} where off_at is null`)
})

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * hourMs).toISOString()

const words = (more: object = {}) => ({
  texts: { uz: 'Dovon yopiq.', oz: null, ru: 'Перевал закрыт.', en: 'The pass is closed.' },
  regions: [] as number[],
  starts_at: inHours(0),
  ends_at: inHours(5) as string | null,
  ...more,
})

const write = (body: object, { headers }: Person = operator) =>
  app.call(bannerCalls.writeBanner, { body, headers })

async function written(more: object = {}): Promise<DeskBanner> {
  const { status, body } = await write(words(more))
  expect(status).toBe(201)
  return body.data as DeskBanner
}

async function read(locale: Locale, region?: number) {
  const { body } = await app.call(contentCalls.readWarning, {
    query: region === undefined ? {} : { region },
    headers: { 'accept-language': locale },
  })
  return body.data
}

test('a notice written at the desk is read in every language from its first moment to its last', async () => {
  await written({ starts_at: inHours(1) })
  expect(await read('ru')).toEqual({ display: false, message: '' })
  app.clock.advance(hourMs)
  expect(await read('ru')).toEqual({ display: true, message: 'Перевал закрыт.' })
  expect(await read('uz')).toEqual({ display: true, message: 'Dovon yopiq.' })
  expect(await read('oz')).toEqual({ display: true, message: 'Довон ёпиқ.' })
  expect(await read('en')).toEqual({ display: true, message: 'The pass is closed.' })
  app.clock.advance(4 * hourMs)
  expect(await read('ru')).toEqual({ display: false, message: '' })
})

test('regions stand in front, and whoever is known to be elsewhere does not see the notice', async () => {
  await written({ regions: [2, 1] })
  const message = 'Каракалпакстан, Андижанская область: Перевал закрыт.'
  expect(await read('ru')).toEqual({ display: true, message })
  expect(await read('ru', 2)).toEqual({ display: true, message })
  expect(await read('ru', 8)).toEqual({ display: false, message: '' })
  const wrong = await app.call(contentCalls.readWarning, { query: { region: 'x' } })
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'region' }] } })
  await written({ texts: { ...words().texts, ru: 'Везде дождь.' }, starts_at: inHours(0) })
  expect(await read('ru', 8)).toEqual({ display: true, message: 'Везде дождь.' })
  expect((await read('ru', 1)) as object).toEqual({ display: true, message: `Везде дождь.  •  ${message}` })
})

test('a notice is switched off at once and on again, with who did it and when', async () => {
  const { id } = await written({ ends_at: null })
  const params = { id }
  const off = await app.call(bannerCalls.switchBannerOff, { params, headers: admin.headers })
  expect(off).toMatchObject({ status: 200, body: { data: { state: 'off' } } })
  expect(await read('en')).toEqual({ display: false, message: '' })
  await app.call(bannerCalls.switchBannerOff, { params, headers: operator.headers })
  app.clock.advance(1000)
  const on = await app.call(bannerCalls.switchBannerOn, { params, headers: operator.headers })
  expect((on.body.data as DeskBanner).history.map(({ what }) => what)).toEqual(['on', 'off', 'written'])
  expect(await read('en')).toMatchObject({ display: true })
  const log = await app.call(staffCalls.listAudit, {
    query: { object: `banner:${id}` },
    headers: admin.headers,
  })
  expect(log.body.data).toMatchObject({
    items: [{ action: 'banner.on' }, { action: 'banner.off' }, { action: 'banner.write' }],
  })
})

test('what a colleague changed is not written over, and an incomplete notice is refused by its field', async () => {
  const { id, version } = await written()
  const params = { id }
  const edit = (more: object) =>
    app.call(bannerCalls.editBanner, { params, body: { ...words(more), version }, headers: operator.headers })
  const changed = await edit({ regions: [8] })
  expect(changed.body.data).toMatchObject({ regions: [8], version: version + 1, state: 'running' })
  expect(await edit({})).toMatchObject({ status: 409, body: { code: 'banner_changed' } })
  const unwritten = await write(words({ texts: { uz: 'Yopiq', ru: ' ', en: '' } }))
  expect(unwritten.status).toBe(422)
  expect(unwritten.body.errors).toMatchObject([{ path: 'texts.ru' }, { path: 'texts.en' }])
  const early = await write(words({ ends_at: inHours(-1) }))
  expect(early).toMatchObject({ status: 422, body: { errors: [{ path: 'ends_at' }] } })
  const list = await app.call(bannerCalls.listBanners, { headers: operator.headers })
  expect((list.body.data as DeskBannerList).items[0]).toMatchObject({ id, history: [{ by: 'Sinov' }, {}] })
  const courier = await addPerson(app, 'courier')
  expect((await write(words(), courier)).status).toBe(403)
})

test('what the one strip said before stays: shown if it was shown, kept if it was not', async () => {
  const folder = join(import.meta.dirname, '../../../../migrations')
  const files = readdirSync(folder).sort()
  const mine = files.findIndex((name) => name.endsWith('_visits.sql'))
  const url = await emptyDatabaseUrl()
  const some = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(some, { recursive: true }))
  const add = (names: readonly string[]) => {
    for (const name of names) copyFileSync(join(folder, name), join(some, name))
  }
  add(files.slice(0, mine))
  await migrate(url, some)
  const db = createDatabase(url)
  onTestFinished(() => db.close())
  await db.run(sql`
    update warning_message set display = true, message_uz = 'Yomgʻir', message_oz = 'Ёмғир', message_ru = 'Дождь',
      message_en = 'Rain', updated_at = '2026-11-01T07:00:00Z'`)
  add(files.slice(mine))
  await migrate(url, some)
  expect(
    await db.many(sql`
      select text_uz as uz, text_oz as oz, text_ru as ru, text_en as en, regions, off_at as off, ends_at as until
      from warning_banner`),
  ).toEqual([{ uz: 'Yomgʻir', oz: 'Ёмғир', ru: 'Дождь', en: 'Rain', regions: [], off: null, until: null }])
  expect(await db.many(sql`select what, by_person as by from warning_banner_change`)).toEqual([
    { what: 'written', by: null },
  ])
})
