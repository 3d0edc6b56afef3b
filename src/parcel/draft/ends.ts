import type { OrderDraft } from './order-draft.ts'

export type End = 'from' | 'to'

/** DECISIONS, "API shapes": 1 point to point, 2 door to door, 3 door to point, 4 point to door. */
const doors: Readonly<Record<OrderDraft['delivery_option'], readonly End[]>> = {
  1: [],
  2: ['from', 'to'],
  3: ['from'],
  4: ['to'],
}

export const isDoorAt = (end: End, { delivery_option }: Pick<OrderDraft, 'delivery_option'>) =>
  doors[delivery_option].includes(end)

/** Whom a personal link leads to is known to the server alone. */
export const isByLink = ({ to }: Pick<OrderDraft, 'to'>) => to.link !== ''

/** One phone at both ends is asked about; behind a link it cannot be seen. */
export const isSamePhone = (draft: OrderDraft) =>
  !isByLink(draft) && draft.sender_phone !== '' && draft.sender_phone === draft.receiver_phone

/** The district a parcel is fetched in or goes to: of the point where one is chosen, otherwise the one that was named. */
export function districtAt(end: End, draft: OrderDraft): { region: number | null; city: number | null } {
  const { region, city, point_id, point_region, point_city } = draft[end]
  const isPoint = !isDoorAt(end, draft) && point_id !== null && !(end === 'to' && isByLink(draft))
  return isPoint && point_city !== null ? { region: point_region, city: point_city } : { region, city }
}

/** Cash comes back inside one region only (SPEC section 5). */
export function isAcrossRegions(draft: OrderDraft): boolean {
  const [from, to] = [districtAt('from', draft).region, districtAt('to', draft).region]
  return from !== null && to !== null && from !== to
}
