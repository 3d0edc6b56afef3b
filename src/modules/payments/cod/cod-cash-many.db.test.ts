import { expect, test } from 'vitest'
import { post } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { goods, startCodWorld } from '../../../../tests/scenarios/cod-world.ts'
import { codDeskCalls } from './cod-desk.calls.ts'

/** A world of its own: its parcels are copies, which have no history. */
const world = await startCodWorld()

test('somebody with more parcels than one run of payouts takes is paid in cash all the same', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const { id } = await world.delivered(who, courier)
  const more = 500
  const firstCopy = 70_000_000
  await world.db.run(sql`
    insert into customer_order
    select (jsonb_populate_record(one, jsonb_build_object('id', n, 'tracking_code', 'TB' || n || '000000'))).*
    from customer_order one, generate_series(${firstCopy}::int, ${firstCopy + more - 1}) n where one.id = ${Number(id)}`)
  await world.db.run(sql`
    insert into cod_parcel
    select (jsonb_populate_record(one, jsonb_build_object('order_id', n))).*
    from cod_parcel one, generate_series(${firstCopy}::int, ${firstCopy + more - 1}) n where order_id = ${Number(id)}`)
  for (let copy = firstCopy; copy < firstCopy + more; copy++)
    await post(world.db, {
      key: `copy:${copy}`,
      template: 'cod_collected_by_courier',
      facts: { customer: who.id, courier: courier.id, amount: goods },
      reference: `order:${copy}`,
      at: world.clock.now(),
    })
  const all = (more + 1) * goods
  const pay = await world.ask(world.cashier, codDeskCalls.payInCash, {
    params: { id: who.id },
    body: { amount: all },
  })
  expect(pay.status).toBe(200)
  expect(await world.codOwedTo(who)).toBe(0)
})
