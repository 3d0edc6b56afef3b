const dayMs = 86_400_000

/** The name by which the short links about an order are made and taken back. */
export const linksOf = (orderId: number) => `order:${orderId}`

/** After these the receiver has nothing left to choose. */
const endsChoices: readonly string[] = ['deliver', 'hand_out', 'expire', 'cancel', 'write_off']
/** In these there is nothing left to follow; one that could not be handed over is watched on its way back. */
const endsTracking: readonly string[] = ['executor_done', 'done', 'cancelled']
const over: readonly string[] = [...endsTracking, 'expired']

export const mayEndLinks = (verb: string) => endsChoices.includes(verb)

/** Asked of the order as it is now: a delivery may have been undone since, and new links made. */
export const isOver = (status: string) => over.includes(status)

/** Longer than a parcel's way with its storage. */
const UNDER_WAY_MS = 30 * dayMs
/** Time enough to see that it was handed over, and to whom. */
const AFTERWARDS_MS = 7 * dayMs

/** When a link to the parcel's page stops to open it. */
export const linkEnd = (status: string, now: Date) =>
  new Date(now.getTime() + (endsTracking.includes(status) ? AFTERWARDS_MS : UNDER_WAY_MS))
