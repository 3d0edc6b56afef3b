import type { Role } from '#modules/accounts/domain/person.ts'
import { type Action, reachOf } from '#modules/accounts/domain/policy.ts'
import { pages } from '../pages.ts'

/** The pages of the desk and the right that opens each; those to come count from the day they are in the table. */
const deskPages: Readonly<Record<string, Action>> = {
  deskCounter: 'counter.work',
  deskConfirmations: 'order.manage',
  deskTopUps: 'top-up.review',
  deskPayments: 'payment.inspect',
  deskClaims: 'claim.review',
  deskInbox: 'lead.read',
  deskApprovals: 'approval.read',
  deskOrders: 'order.inspect',
  deskStaff: 'staff.read',
  deskTariffs: 'tariff.read',
  deskAudit: 'audit.read',
}

/** Whether the role finds anything at the desk. */
export function worksAtDesk(role: Role): boolean {
  if (role === 'customer') return false
  return pages.some(({ id }) => {
    const action = deskPages[id]
    return action !== undefined && reachOf(role, action) !== undefined
  })
}
