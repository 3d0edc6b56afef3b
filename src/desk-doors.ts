import {
  approvalWork,
  type CustomerDoors,
  findPeople,
  isOpenTo,
  recordAudit,
  workColleagues,
} from '#modules/accounts/index.ts'
import { findPointOfAgent } from '#modules/content/index.ts'
import { lookIntoDrawer } from '#modules/counter/index.ts'
import { balancesOf } from '#modules/ledger/index.ts'
import { lastTold, unsentWork } from '#modules/notifications/index.ts'
import { countOrdersOf, countUnderWay, findClaimsOf, orderWork, workParcels } from '#modules/orders/index.ts'
import { moneyOfCustomer, moneyWork } from '#modules/payments/index.ts'
import type { MoveDoors } from '#modules/points/index.ts'
import { deadLetterWork, type WorkDoors } from '#modules/worklist/index.ts'

/** Every queue is told by the module that knows what waits in it. */
export const workDoors: WorkDoors = {
  sources: [...orderWork, ...moneyWork, approvalWork, unsentWork, deadLetterWork],
  may: isOpenTo,
  parcels: workParcels,
  people: findPeople,
  colleagues: workColleagues,
  record: recordAudit,
}

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

/** What is known of an agent who is moved: their drawer, and the point they have signed for. */
export const moveDoors: MoveDoors = {
  drawer: lookIntoDrawer,
  agreedPoint: findPointOfAgent,
}
