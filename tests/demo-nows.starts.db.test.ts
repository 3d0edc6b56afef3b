import { expect, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { demoWithPast } from './support/past.ts'

// Each of them makes the whole demo, so they are not part of `npm test`.

const figures = (db: Database) =>
  db.many(sql`
    select tracking_code, status, holder, total, product_fee, created_at from customer_order
    where id in (select order_id from notice) order by created_at, tracking_code`)

test('made twice at the same moment it is the same company, down to the tracking codes', async () => {
  const now = new Date('2027-01-01T07:00:00Z')
  const [once, twice] = [await figures(await demoWithPast(now)), await figures(await demoWithPast(now))]
  expect(once.length).toBeGreaterThan(300)
  expect(twice).toEqual(once)
})

test.each(['2026-12-31T19:01:00Z', '2027-03-21T03:00:00Z', '2028-02-29T15:30:00Z'])(
  'it can be made at %s',
  async (at) => {
    expect((await figures(await demoWithPast(new Date(at)))).length).toBeGreaterThan(300)
  },
)
