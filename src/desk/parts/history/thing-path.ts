import { areaOf } from '#modules/accounts/domain/audit-actions.ts'

/** Lists that open what stands in their address. */
const opened: Readonly<Record<string, string>> = {
  claim: '/desk/claims?claim=',
  approval: '/desk/approvals?approval=',
  incident: '/desk/incidents?incident=',
  referral: '/desk/referrals?friend=',
  lead: '/desk/inbox?message=',
  application: '/desk/applications?application=',
  banner: '/desk/banner?banner=',
  promotion: '/desk/promotions?promotion=',
  partner: '/desk/partners?partner=',
  order: '/desk/orders/',
  tariff: '/desk/tariffs/',
  point: '/desk/points/',
  post: '/desk/blog/',
  vacancy: '/desk/vacancies/',
}

/** Things that have no page of their own, but a list they stand in. */
const listed: Readonly<Record<string, string>> = {
  'order-list': '/desk/orders',
  'sms-text': '/desk/sms-texts',
  'top-up': '/desk/top-ups',
  refund: '/desk/payments',
  'payment-method': '/desk/payments',
  comparison: '/desk/payments',
  'debt-limits': '/desk/debts',
  debt: '/desk/debts',
  'cod-batch': '/desk/cod',
  'cod-payout': '/desk/cod',
  'hand-in': '/desk/cod',
  'cash-desk': '/desk/cash',
  'cash-transfer': '/desk/cash',
  'cash-closing': '/desk/cash',
  settlement: '/desk/cash',
}

/** Who belongs to the staff is opened there; of others the log itself tells the most. */
const staffAreas: readonly string[] = ['staff', 'passkey', 'courier', 'cash', 'hand-in']

/** Where the thing of a line is looked at; undefined where there is no such place. */
export function thingPath({ action, object }: { action: string; object: string }): string | undefined {
  const [kind = '', id = ''] = object.split(':', 2)
  if (kind === 'person' && areaOf(action) === 'customer') return `/desk/people?person=${id}`
  if (kind === 'person' && areaOf(action) === 'agent-post') return `/desk/agent-posts?agent=${id}`
  if (kind === 'person') return staffAreas.includes(areaOf(action)) ? `/desk/staff?person=${id}` : undefined
  if (kind === 'lead' && areaOf(action) === 'agent-request') return `/desk/agents?request=${id}`
  const open = Object.hasOwn(opened, kind) ? opened[kind] : undefined
  if (open) return `${open}${encodeURIComponent(id)}`
  return Object.hasOwn(listed, kind) ? listed[kind] : undefined
}
