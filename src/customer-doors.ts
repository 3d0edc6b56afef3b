import type { CustomerDoors } from '#modules/accounts/index.ts'
import { balancesOf } from '#modules/ledger/index.ts'
import { lastTold } from '#modules/notifications/index.ts'
import { countOrdersOf, countUnderWay, findClaimsOf } from '#modules/orders/index.ts'
import { moneyOfCustomer } from '#modules/payments/index.ts'

const SHOWN_CLAIMS = 5

/** What a customer's page at the desk tells beside who they are. */
export const customerDoors: CustomerDoors = {
  orders: countOrdersOf,
  balances: (db, ids) => balancesOf(db, 'customer_balance', ids),
  underWay: countUnderWay,
  money: moneyOfCustomer,
  claims: async (db, id) =>
    (await findClaimsOf(db, id, SHOWN_CLAIMS)).map((claim) => ({
      id: String(claim.id),
      order_id: String(claim.orderId),
      tracking_code: claim.trackingCode,
      kind: claim.kind,
      status: claim.status,
      opened_at: claim.openedAt.toISOString(),
    })),
  told: lastTold,
}
