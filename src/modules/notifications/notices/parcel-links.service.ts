import type { Clock } from '#kernel/clock.ts'
import { revokeLinks, shortenLinks } from '#modules/links/index.ts'
import { readOrders } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isOver, linkEnd, linksOf } from '../domain/link-life.ts'
import { forgetPhone } from '../sms/messages.repo.ts'
import { findOrdersOfSender } from './notice.repo.ts'

/** Whoever finds an old message gets nowhere: no choices once all is over, and no look at it a week later. */
export async function endLinks({ db, clock }: { db: Db; clock: Clock }, orderId: number): Promise<void> {
  const [order] = await readOrders(db, [orderId])
  if (!order || !isOver(order.status)) return
  await revokeLinks(db, linksOf(orderId), 'update')
  await shortenLinks(db, linksOf(orderId), 'track', linkEnd(order.status, clock.now()))
}

/** Somebody deleted their account: none of their parcels is open to a link any more, and nothing goes to them. */
export function forgetPerson(db: Db, phone: string): Promise<void> {
  return db.transaction(async (tx) => {
    for (const orderId of await findOrdersOfSender(tx, phone)) await revokeLinks(tx, linksOf(orderId))
    await forgetPhone(tx, phone)
  })
}
