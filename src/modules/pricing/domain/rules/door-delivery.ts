import { line, type Rule } from '../line.ts'

/** The service to_door_delivery: always on, and free when the receiver collects at a point. */
export const doorDelivery: Rule = ({ toDoor, toZone, carriedBy }, { doorLeg }) => {
  if (carriedBy !== 'tariff') return undefined
  if (!toDoor) return line('door-delivery', 0, 'pricing.because.receiverCollects')
  return line('door-delivery', toZone === 1 ? doorLeg.zone1 : doorLeg.zone2, 'pricing.because.doorLeg', {
    zone: { count: toZone },
  })
}
