import { expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { startWorld } from '../../../../tests/scenarios/parcel-world.ts'
import { holidaysCalls } from './holidays.calls.ts'
import type { HolidayYear } from './holidays.contract.ts'

test('the year shows the days off of the tariff, what is promised and where points have hours of their own', async () => {
  const world = await startWorld()
  const order = await world.place(world.people.sender)
  await world.db.run(sql`
    update customer_order set status = 'new', promise = jsonb_set(promise, '{window}',
      '{"from": "2026-11-20", "to": "2026-11-21", "hours": null, "precision": "day"}') where id = ${Number(order.id)}`)
  await world.db.run(sql`
    update pickup_point set holidays = '[{"day": "2026-12-31", "hours": []}]' where id = ${world.points.samarkand}`)
  const answer = await world.call(holidaysCalls.readHolidays, {
    query: { year: 2026 },
    headers: world.people.operator.headers,
  })
  const year = answer.body.data as HolidayYear
  expect(year.yearly).toContain('2026-09-01')
  expect(year.dated).toEqual(['2026-03-20', '2026-05-27'])
  expect(year.promised).toEqual([
    { day: '2026-11-20', count: 1 },
    { day: '2026-11-21', count: 1 },
  ])
  expect(year.points).toContainEqual({ day: '2026-12-31', count: 1 })
})
