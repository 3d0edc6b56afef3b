import { beforeAll, expect, test } from 'vitest'
import { runClocks } from '#modules/orders/life/clock.service.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  type Person,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { readInbox } from '../inbox/inbox.service.ts'
import { createGateways } from '../sms/gateways/registry.ts'
import { remindOfBasket } from './basket-reminder.service.ts'

const never = new AbortController().signal

let world: World
beforeAll(async () => {
  world = await startWorld()
})

type Told = { personId: number; until: string }

/** What the clock told about this person's basket. */
async function toldAbout({ id }: Person): Promise<Told[]> {
  const rows = await world.db.many<{ payload: Told }>(sql`
    select payload from outbox where topic = 'event:orders.basket-reminded' and key = ${`basket:${id}`} order by id`)
  return rows.map(({ payload }) => payload)
}

function send(told: Told): Promise<void> {
  const { db, secrets, clock } = world
  const settings = { eskiz: undefined, telegram: undefined, order: ['local' as const] }
  const gateways = createGateways(settings, { db, secrets, clock, apiUrl: 'https://tezbox.uz' })
  return remindOfBasket({ db, clock, gateways, catalogs, publicUrl: 'https://tezbox.uz' }, told, never)
}

async function textsTo({ id }: Person): Promise<string[]> {
  const { phone } = await world.db.one<{ phone: string }>(sql`select phone from person where id = ${id}`)
  const { db, secrets } = world
  const inbox = await readInbox({ db, secrets }, phone)
  return inbox.value.map(({ text }) => text)
}

test('two days before the basket is let go of, one message tells its owner until when it is kept', async () => {
  const owner = await addPerson(world, 'customer')
  await world.place(owner)
  await world.place(owner, { description: 'Poyabzal' })
  const stage = { db: world.db, secrets: world.secrets }
  const placedAt = world.clock.now().getTime()
  await runClocks(stage, new Date(placedAt + 5 * day - 1_000))
  expect(await toldAbout(owner)).toEqual([])
  await runClocks(stage, new Date(placedAt + 5 * day))
  const told = await toldAbout(owner)
  expect(told).toHaveLength(2)
  for (const one of told) await send(one)
  expect(await textsTo(owner)).toEqual([
    "TezBox: savatingizdagi posilkalar 23-noyabrgacha saqlanadi. Jo'natish: tezbox.uz/basket",
  ])
})

test('whoever waits for our call is not reminded, and a basket that is gone is not spoken of', async () => {
  const owner = await addPerson(world, 'customer')
  const order = await world.place(owner, { payment_type: 'cash' })
  expect((await world.checkout(owner, [order], 'cash')).body).toMatchObject({ success: true })
  const later = new Date(world.clock.now().getTime() + 6 * day)
  await runClocks({ db: world.db, secrets: world.secrets }, later)
  expect(await toldAbout(owner)).toEqual([])
  await send({ personId: owner.id, until: new Date(world.clock.now().getTime() - 1).toISOString() })
  expect(await textsTo(owner)).toEqual([])
})
