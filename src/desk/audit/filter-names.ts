import type { AuditKind } from '#modules/accounts/domain/audit-actions.ts'

export const kindNames = {
  orders: 'audit.kinds.orders',
  people: 'audit.kinds.people',
  field: 'audit.kinds.field',
  points: 'audit.kinds.points',
  money: 'audit.kinds.money',
  tariffs: 'audit.kinds.tariffs',
  approvals: 'audit.kinds.approvals',
  growth: 'audit.kinds.growth',
  site: 'audit.kinds.site',
} as const satisfies Record<AuditKind, string>

/** Things that lines are often sought by. */
export const thingNames = {
  order: 'audit.things.order',
  person: 'audit.things.person',
  tariff: 'audit.things.tariff',
  point: 'audit.things.point',
  claim: 'audit.things.claim',
  incident: 'audit.things.incident',
  approval: 'audit.things.approval',
  refund: 'audit.things.refund',
  'top-up': 'audit.things.topUp',
  trip: 'audit.things.trip',
  'hand-over': 'audit.things.handOver',
  'cash-desk': 'audit.things.cashDesk',
  lead: 'audit.things.lead',
  post: 'audit.things.post',
  vacancy: 'audit.things.vacancy',
  application: 'audit.things.application',
  promotion: 'audit.things.promotion',
  partner: 'audit.things.partner',
  banner: 'audit.things.banner',
} as const
