import type { SaidState } from '#modules/points/domain/availability.ts'
import type { PlaceKind, PointService, PointState } from '#modules/points/domain/point.ts'
import type { BadgeLook } from '#ui/show/state-badge.tsx'

export const kindNames = {
  point: 'deskPoints.kinds.point',
  locker: 'deskPoints.kinds.locker',
  mailbox: 'deskPoints.kinds.mailbox',
  depot: 'deskPoints.kinds.depot',
} as const satisfies Record<PlaceKind, string>

export const serviceNames = {
  drop_off: 'deskPoints.services.dropOff',
  pick_up: 'deskPoints.services.pickUp',
  packing: 'deskPoints.services.packing',
  card_payment: 'deskPoints.services.card',
} as const satisfies Record<PointService, string>

export const stateNames = {
  open: 'deskPoints.states.open',
  full: 'deskPoints.states.full',
  closed: 'deskPoints.states.closed',
} as const satisfies Record<PointState, string>

export const saidNames = {
  open: 'deskPoints.said.open',
  full: 'deskPoints.said.full',
  closed_today: 'deskPoints.said.closedToday',
} as const satisfies Record<SaidState, string>

export const stateLooks: Readonly<Record<PointState, BadgeLook>> = {
  open: { tone: 'ok', sign: 'ticked' },
  full: { tone: 'accent', sign: 'half' },
  closed: { tone: 'plain', sign: 'cross' },
}
