import { line, type Rule } from '../line.ts'

/** The courier comes for the parcel. A merchant's collection takes the place of this leg, a Pro contract includes it. */
export const doorPickup: Rule = ({ fromDoor, fromZone, carriedBy, collection }, { doorLeg }) => {
  if (!fromDoor || collection || carriedBy === 'pro') return undefined
  return line('door-pickup', fromZone === 1 ? doorLeg.zone1 : doorLeg.zone2, 'pricing.because.doorLeg', {
    zone: { count: fromZone },
  })
}
