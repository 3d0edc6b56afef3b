import type { Viewer } from '../hidden-receiver.ts'
import type { Holder, Status } from '../words.ts'

/** Depots, and the vans between them, are ours alone (DECISIONS, "Places of ours"): to a customer it is on its way. */
const isBetween = (holder: Holder, viewer: Viewer) =>
  viewer === 'owner' && (holder === 'depot' || holder === 'trip')

/** In whose hands it is, as this viewer is told: with us, and that is somebody who carries it. */
export function custodyTold(holder: Holder, viewer: Viewer) {
  if (isBetween(holder, viewer)) return { holder: 'courier', word: 'orders.onItsWay' } as const
  return { holder, word: `orders.holders.${holder}` as const }
}

/** At a depot the status is that of a point, where nobody is to come for it. */
export const statusWord = (status: Status, holder: Holder, viewer: Viewer) =>
  status === 'agent_received' && isBetween(holder, viewer)
    ? 'orders.onItsWay'
    : (`orders.status.${status}` as const)
