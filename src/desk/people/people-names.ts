export const typeNames = {
  personal: 'deskPeople.types.personal',
  merchant: 'deskPeople.types.merchant',
} as const

export const typeOf = (type: number): keyof typeof typeNames => (type === 8 ? 'merchant' : 'personal')

export const statusNames = {
  active: 'deskPeople.statuses.active',
  suspended: 'deskPeople.statuses.suspended',
} as const

export const lineNames = {
  note: 'deskPeople.lines.note',
  blocked: 'deskPeople.lines.blocked',
  unblocked: 'deskPeople.lines.unblocked',
} as const

export const languageNames = {
  uz: 'deskPeople.languages.uz',
  oz: 'deskPeople.languages.oz',
  ru: 'deskPeople.languages.ru',
  en: 'deskPeople.languages.en',
} as const

export const claimKinds = {
  lost: 'claims.kinds.lost',
  damaged: 'claims.kinds.damaged',
  destroyed: 'claims.kinds.destroyed',
} as const

export const claimStates = {
  open: 'claims.statuses.open',
  accepted: 'claims.statuses.accepted',
  rejected: 'claims.statuses.rejected',
} as const

export const toldStates = {
  planned: 'deskOrders.notices.states.planned',
  waiting: 'deskOrders.notices.states.waiting',
  sent: 'deskOrders.notices.states.sent',
  delivered: 'deskOrders.notices.states.delivered',
  failed: 'deskOrders.notices.states.failed',
  dropped: 'deskOrders.notices.states.dropped',
} as const

export const newOrderPath = (phone: string | undefined) =>
  phone === undefined ? '/desk/new-order' : `/desk/new-order?phone=${phone}`
