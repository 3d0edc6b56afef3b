import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { addPerson, hour, type Person } from '../../../tests/scenarios/parcel-world.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { uploadPhoto } from '../../../tests/support/picture.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { badgeCalls } from './badge.calls.ts'
import type { BadgeCheck, DeskBadge, OwnBadge } from './badge.contract.ts'
import { firstBadge } from './badge.service.ts'

let app: TestApp
let operator: Person
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  operator = await addPerson(app, 'operator')
})

async function newCourier(): Promise<Person & { badge: OwnBadge }> {
  const courier = await addPerson(app, 'courier')
  await app.db.run(sql`update person set full_name = 'Jasur Toʻxtayev' where id = ${courier.id}`)
  return { ...courier, badge: await ownBadge(courier) }
}

const ownBadge = async ({ headers }: Person) =>
  (await app.call(badgeCalls.readOwnBadge, { headers })).body.data as OwnBadge

/** Every asker from a network of their own, unless the test is about that. */
let askers = 0
const somebody = () => `10.1.${Math.floor(++askers / 250)}.${(askers % 250) + 1}`

const check = async (code: string, from = somebody()) => {
  const { status, body } = await app.call(badgeCalls.checkBadge, { params: { code }, from })
  return { status, data: body.data as BadgeCheck }
}
const say = (code: string, word: string, from = somebody()) =>
  app.call(badgeCalls.checkWord, { params: { code }, body: { word }, from })
const isRight = async (code: string, word: string) =>
  ((await say(code, word)).body.data as { right: boolean }).right

const qrOf = ({ link }: DeskBadge) => String(link.split('/').at(-1))
const notOurs = { ours: false, first_name: null, photo: null }

test('a badge says "ours" with a first name, by its number and by its QR', async () => {
  const { badge } = await newCourier()
  expect(badge.number).toMatch(/^[1-9]\d{5}$/)
  expect(badge.word).toMatch(/^[a-z]+ \d{3}$/)
  expect(badge).toMatchObject({ first_name: 'Jasur', rating: null, ratings: 0 })
  for (const code of [badge.number, `${badge.number.slice(0, 3)}-${badge.number.slice(3)}`, qrOf(badge)])
    expect((await check(code)).data).toEqual({ ours: true, first_name: 'Jasur', photo: null })
  expect(JSON.stringify(await check(badge.number))).not.toContain(badge.word)
})

test('an unknown number, an invented QR and somebody who has left answer the same', async () => {
  const { badge, id } = await newCourier()
  const invented = `${badge.number}AAAAAAAAAAAA`
  expect((await check('999999x')).data).toEqual(notOurs)
  expect((await check(invented)).data).toEqual(notOurs)
  expect(await isRight(invented, badge.word)).toBe(false)
  for (const change of [sql`role = 'customer'`, sql`role = 'courier', status = 'suspended'`]) {
    await app.db.run(sql`update person set ${change} where id = ${id}`)
    expect((await check(badge.number)).data).toEqual(notOurs)
    expect((await check(qrOf(badge))).data).toEqual(notOurs)
    expect(await isRight(badge.number, badge.word)).toBe(false)
  }
})

test('the word is right in either alphabet, only at its own badge and only today', async () => {
  const { badge, ...courier } = await newCourier()
  const other = (await newCourier()).badge
  const { number, word } = badge
  expect(await isRight(number, word)).toBe(true)
  expect(await isRight(number, `  ${word.toUpperCase().replace(' ', '-')}!`)).toBe(true)
  expect(
    await isRight(
      number,
      word.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
    ),
  ).toBe(false)
  expect(await isRight(number, other.word)).toBe(other.word === word)
  expect(Date.parse(badge.word_until)).toBe(Date.parse('2026-11-16T19:00:00Z'))
  app.clock.advance(12 * hour)
  expect(await isRight(number, word)).toBe(false)
  expect(await isRight(number, (await ownBadge(courier)).word)).toBe(true)
})

test('after twenty wrong words an hour a badge takes no more, from wherever they come', async () => {
  const { badge } = await newCourier()
  for (let guess = 0; guess < 20; guess++) expect(await isRight(badge.number, `anor ${guess}`)).toBe(false)
  expect((await say(badge.number, badge.word)).body.code).toBe('rate_limited')
  app.clock.advance(hour)
  expect((await say(badge.number, 'anor 1')).status).toBe(200)
})

test('one network walks through few numbers, but whoever scans badges is not stopped', async () => {
  const { badge } = await newCourier()
  const from = '10.200.0.1'
  for (let number = 0; number < 60; number++) await check(String(100_000 + number), from)
  expect((await check(badge.number, from)).status).toBe(429)
  expect((await say(badge.number, badge.word, from)).status).toBe(429)
  expect((await check(qrOf(badge), from)).data.ours).toBe(true)
})

test('the desk gives a face and, for a lost badge, a new number; both are in the log', async () => {
  const { badge, id } = await newCourier()
  const first = await uploadPhoto(app, operator, badgeCalls.changeCourierPhoto, { params: { id } })
  expect(first.status).toBe(200)
  expect((await uploadPhoto(app, operator, badgeCalls.changeCourierPhoto, { params: { id } })).status).toBe(
    200,
  )
  const photoOf = async () => String((await check(qrOf(badge))).data.photo)
  const photo = await app.call('GET', await photoOf())
  expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const late = await photoOf()
  app.clock.advance(hour)
  expect((await app.call('GET', late)).status).toBe(404)
  expect((await app.call(badgeCalls.readCourierPhoto, { params: { code: 'invented' } })).status).toBe(404)

  const { body } = await app.call(badgeCalls.renewBadge, {
    params: { id },
    headers: operator.headers,
    body: {},
  })
  const renewed = body.data as DeskBadge
  expect(renewed).not.toHaveProperty('word')
  expect((await check(badge.number)).data).toEqual(notOurs)
  expect((await check(qrOf(badge))).data).toEqual(notOurs)
  expect((await check(qrOf(renewed))).data.ours).toBe(true)
  const lines = await app.db.many<{ action: string }>(
    sql`select action from audit_entry where object = ${`person:${id}`} order by id`,
  )
  expect(lines.map(({ action }) => action)).toEqual(['courier.photo', 'courier.photo', 'courier.badge'])
})

/** How many of our statements wait for somebody else's to end. */
const waiting = async () =>
  (
    await app.db.one<{ count: number }>(sql`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  ).count

test('first calls that come at once show one badge, and it is alive', async () => {
  const courier = await addPerson(app, 'courier')
  // Both have seen that there is none, and stand at the door of the one who is giving it.
  const { given, asked } = await app.db.transaction(async (tx) => {
    const given = await firstBadge(tx, courier.id, app.clock.now())
    const asked = [
      ownBadge(courier),
      app.call(badgeCalls.readDeskBadge, { params: { id: courier.id }, headers: operator.headers }),
    ] as const
    await eventually(waiting, (count) => count === asked.length)
    return { given, asked }
  })
  const [own, desk] = await Promise.all(asked)
  expect([own.number, (desk.body.data as DeskBadge).number]).toEqual([given, given])
  expect((await check(qrOf(own))).data.ours).toBe(true)
})

test('only couriers have badges', async () => {
  const { headers } = operator
  for (const id of [operator.id, 999_999_999])
    expect((await app.call(badgeCalls.readDeskBadge, { params: { id }, headers })).status).toBe(404)
})
