import type { ParcelToTake } from '#modules/points/domain/can-take.ts'

/** The boxes of the tariff: what a person has in mind who asks whether a point takes theirs. */
export const pointSizes = ['small', 'medium', 'large'] as const
export type PointSize = (typeof pointSizes)[number]

export type SizedParcels = Readonly<Record<PointSize, ParcelToTake>>
