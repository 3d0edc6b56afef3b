import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database.ts'
import { insertPromotion } from './content.repo.ts'
import { readPromotion } from './content.service.ts'
import { loadDemoPromotion } from './demo/demo-content.service.ts'

const day = 86_400_000
const now = new Date('2026-11-15T09:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * day)

test('shows the offer that is running and, of several, the one that ends first', async () => {
  const db = await freshDatabase()
  expect(await readPromotion({ db }, now)).toBeUndefined()
  await insertPromotion(db, { kind: 'half_price_month', endsAt: inDays(-1) }, inDays(-9))
  await insertPromotion(db, { kind: 'half_price_month', endsAt: inDays(9) }, inDays(1))
  expect(await readPromotion({ db }, now)).toBeUndefined()
  await insertPromotion(db, { kind: 'half_price_month', endsAt: inDays(20) }, inDays(-1))
  await insertPromotion(db, { kind: 'half_price_month', endsAt: inDays(5) }, now)
  expect(await readPromotion({ db }, now)).toEqual({ kind: 'half_price_month', endsAt: inDays(5) })
})

test('an offer is over at its end', async () => {
  const db = await freshDatabase()
  await insertPromotion(db, { kind: 'half_price_month', endsAt: now }, inDays(-1))
  expect(await readPromotion({ db }, now)).toBeUndefined()
})

test('the demo offer runs for thirty days from the first start', async () => {
  const db = await freshDatabase()
  await loadDemoPromotion({ db }, now)
  expect(await readPromotion({ db }, now)).toEqual({ kind: 'half_price_month', endsAt: inDays(30) })
  expect(await readPromotion({ db }, inDays(30))).toBeUndefined()
})
