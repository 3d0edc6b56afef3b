import type { NoticeLine } from '#modules/notifications/log/notice-log.contract.ts'
import type { BadgeLook } from '#ui/show/state-badge.tsx'
import type { NoticeGroup, NoticesView } from './notices-view.ts'

export const channelNames = {
  sms: 'deskOrders.notices.channels.sms',
  telegram: 'deskOrders.notices.channels.telegram',
  email: 'deskOrders.notices.channels.email',
  push: 'deskOrders.notices.channels.push',
} as const satisfies Record<NoticeLine['channel'], string>

export const stateNames = {
  planned: 'deskOrders.notices.states.planned',
  waiting: 'deskOrders.notices.states.waiting',
  sent: 'deskOrders.notices.states.sent',
  delivered: 'deskOrders.notices.states.delivered',
  failed: 'deskOrders.notices.states.failed',
  dropped: 'deskOrders.notices.states.dropped',
} as const satisfies Record<NoticeLine['state'], string>

export const stateLooks = {
  planned: { tone: 'brand-line', sign: 'half' },
  waiting: { tone: 'accent', sign: 'clock' },
  sent: { tone: 'brand', sign: 'core' },
  delivered: { tone: 'ok', sign: 'ticked' },
  failed: { tone: 'danger', sign: 'alarm' },
  dropped: { tone: 'faint', sign: 'cross' },
} as const satisfies Record<NoticeLine['state'], BadgeLook>

export const filterNames = {
  under_way: 'deskNotices.states.under_way',
  sent: 'deskNotices.states.sent',
  delivered: 'deskNotices.states.delivered',
  failed: 'deskNotices.states.failed',
  dropped: 'deskNotices.states.dropped',
} as const satisfies Record<NonNullable<NoticesView['state']>, string>

export const groupNames = {
  parcel: 'deskNotices.groups.parcel',
  hand_out: 'deskNotices.groups.hand_out',
  sign_in: 'deskNotices.groups.sign_in',
  caller: 'deskNotices.groups.caller',
  measure: 'deskNotices.groups.measure',
  claims: 'deskNotices.groups.claims',
  money: 'deskNotices.groups.money',
  invitations: 'deskNotices.groups.invitations',
  basket: 'deskNotices.groups.basket',
  staff: 'deskNotices.groups.staff',
  answers: 'deskNotices.groups.answers',
} as const satisfies Record<NoticeGroup, string>
