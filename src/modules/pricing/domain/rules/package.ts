import { line, type Rule } from '../line.ts'

/** A prepaid shipment pays for transport and the delivery leg; the farthest belt costs a little more. */
export const prepaidPackage: Rule = ({ carriedBy, distance }, { flexible }) => {
  if (carriedBy !== 'package') return undefined
  const isFar = distance === 'belt3'
  return line('package', isFar ? flexible.belt3Extra : 0, 'pricing.because.package', {
    far: isFar ? 'yes' : 'no',
  })
}
