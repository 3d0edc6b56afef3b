import type { PointKind } from '#modules/points/domain/point.ts'
import type { IconName } from '#ui/icon-outlines.ts'

/** The sign of a kind in lists, as on the map. */
export const pointIcon: Readonly<Record<PointKind, IconName>> = {
  point: 'point',
  locker: 'locker',
  mailbox: 'mailbox',
}
