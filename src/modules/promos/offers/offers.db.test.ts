import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  type Person,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { loadDemoPromotion } from '../demo/demo-promos.service.ts'
import { offerCalls } from './offers.calls.ts'
import { readBanner } from './offers.service.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await startWorld()
  admin = await addPerson(world, 'admin')
})

const words = (text: string) => ({ uz: text, oz: null, ru: text, en: text })
const spring = () => ({
  gives: 'percent' as const,
  percent: 20,
  amount: null,
  for_whom: 'everybody' as const,
  lasts_days: null,
  most_per_parcel: 10_000,
  most_per_customer: null,
  most_parcels: null,
  most_parcels_merchant: null,
  budget: 1_000_000,
  banner: true,
  name: words('Navroʻz'),
  title: words('Navroʻzga chegirma'),
  text: words('Har bir posilkaga'),
  starts_at: world.clock.now().toISOString(),
  ends_at: new Date(world.clock.now().getTime() + day).toISOString(),
})

test('what the version before offered goes on, and what it did not offer stays off', async () => {
  const db = await freshDatabase()
  const halfPrice = () =>
    db.one(
      sql`select starts_at, ends_at, off_at is null as on from price_promotion where slug = 'half_price'`,
    )
  expect(await halfPrice()).toMatchObject({ on: false })
  const [from, to] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')]
  await db.run(sql`delete from price_promotion`)
  await db.run(sql`
    insert into promotion (kind, starts_at, ends_at) values ('half_price_month', ${from}, ${to})`)
  const migration = readFileSync('migrations/0050_promotions.sql', 'utf8')
  const [, filling = ''] = /(insert into price_promotion [^;]+);/.exec(migration) ?? []
  await db.run({ name: 'filling of 0050', text: filling, values: [] })
  expect(await halfPrice()).toEqual({ starts_at: from, ends_at: to, on: true })
})

test('home shows, in its language, the one that ends first, while it runs and has money left', async () => {
  const db = await freshDatabase()
  const now = new Date('2026-11-15T09:00:00Z')
  expect(await readBanner(db, 'uz', now)).toBeUndefined()
  await loadDemoPromotion({ db }, now)
  const endsAt = new Date(now.getTime() + 30 * day)
  expect(await readBanner(db, 'oz', now)).toMatchObject({
    slug: 'half_price',
    title: 'Янги мижозга бир ой ярим нарх',
    endsAt,
  })
  expect(await readBanner(db, 'en', endsAt)).toBeUndefined()
  await db.run(sql`update price_promotion set budget = 70, used = 70 where slug = 'half_price'`)
  expect(await readBanner(db, 'en', now)).toBeUndefined()
})

test('a promotion is written, changed and stopped at the desk, and two colleagues do not overwrite each other', async () => {
  const { call } = world
  const headers = admin.headers
  const written = await call(offerCalls.writeOffer, { body: spring(), headers })
  expect(written).toMatchObject({ status: 201, body: { data: { state: 'running', version: 1, used: 0 } } })
  const { id } = written.body.data as { id: string }
  const edit = (version: number) =>
    call(offerCalls.editOffer, { params: { id }, body: { ...spring(), budget: 5, version }, headers })
  expect(await edit(1)).toMatchObject({ status: 200, body: { data: { budget: 5, version: 2 } } })
  expect(await edit(1)).toMatchObject({ status: 409, body: { code: 'promotion_changed' } })
  const off = await call(offerCalls.switchOfferOff, { params: { id }, headers })
  expect(off).toMatchObject({
    body: { data: { state: 'off', history: [{ what: 'off' }, { what: 'changed' }, { what: 'written' }] } },
  })
  const operator = world.people.operator.headers
  expect(await call(offerCalls.writeOffer, { body: spring(), headers: operator })).toMatchObject({
    status: 403,
  })
})

test('what the first three give stays; until when and up to how much is for the desk', async () => {
  const { call } = world
  const headers = admin.headers
  const list = await call(offerCalls.listOffers, { headers })
  const { items } = list.body.data as { items: { id: string; slug: string; version: number }[] }
  const halfPrice = items.find(({ slug }) => slug === 'half_price')
  const edit = (part: object) =>
    call(offerCalls.editOffer, {
      params: { id: halfPrice?.id ?? '' },
      body: { ...spring(), for_whom: 'new', version: halfPrice?.version ?? 0, ...part },
      headers,
    })
  expect(await edit({ gives: 'amount', amount: 5_000 })).toMatchObject({
    status: 409,
    body: { code: 'promotion_fixed' },
  })
  expect(await edit({ percent: null, lasts_days: 30 })).toMatchObject({ status: 200 })
  await call(offerCalls.switchOfferOn, { params: { id: halfPrice?.id ?? '' }, headers })
  const old = await world.db.many(sql`select kind from promotion`)
  expect(old, 'a copy of the version before shows the same').toEqual([{ kind: 'half_price_month' }])
})
