import { chosenCover } from './extra-services.ts'
import type { DeliveryType } from './facts.ts'
import type { Choice, Ground } from './ground.ts'
import { misfit } from './limits.ts'
import { type Refusal, refusal } from './refusal.ts'
import { closedValues } from './served.ts'
import { arrivesFresh } from './service-levels.ts'
import { coverCeiling } from './tariff.ts'

/** Why an offer cannot be had. The weightiest reason comes first: what nobody carries is not told about express. */
export function whyNot({ deliveryOption, deliveryType }: Choice, ground: Ground): Refusal | undefined {
  const isDoorToDoor = deliveryOption === 2
  return (
    (ground.input.closed ? refusal('city_not_served', closedValues(ground.input.closed)) : undefined) ??
    misfit(isDoorToDoor ? 'door' : 'point', ground.parcel, ground.tariff) ??
    codReturnRefusal(ground) ??
    coverRefusal(ground) ??
    expressRefusal(deliveryType, ground) ??
    perishableRefusal(deliveryType, ground)
  )
}

/** Cash is carried back only inside one region; elsewhere the money goes to the balance or the bank. */
function codReturnRefusal({ input, distance }: Ground): Refusal | undefined {
  return input.services?.includes('cod_return') && distance !== 'local'
    ? refusal('cod_return_outside_region', {}, { without: 'cod_return' })
    : undefined
}

function coverRefusal({ input, tariff }: Ground): Refusal | undefined {
  const level = chosenCover(input.services ?? [])
  const ceiling = coverCeiling(tariff)
  return level > 0 && (input.parcelValue ?? 0) > ceiling
    ? refusal('cover_above_ceiling', { limit: { soum: ceiling } }, { without: `cover_${level}` })
    : undefined
}

/** Not between the farthest belt and any other region; inside one region it runs everywhere. */
function expressRefusal(deliveryType: DeliveryType, { distance }: Ground): Refusal | undefined {
  return deliveryType === 2 && distance === 'belt3'
    ? refusal('express_not_there', {}, { deliveryType: 1 })
    : undefined
}

function perishableRefusal(deliveryType: DeliveryType, ground: Ground): Refusal | undefined {
  const { input, promised, tariff, now } = ground
  const isFresh = (type: DeliveryType) => arrivesFresh(promised[type], tariff.serviceLevels, now)
  if (!input.perishable || isFresh(deliveryType)) return undefined
  const hours = { count: tariff.serviceLevels.perishableHours }
  const expressHelps = deliveryType === 1 && isFresh(2) && !expressRefusal(2, ground)
  return expressHelps
    ? refusal('perishable_too_slow', { hours, faster: 'express' }, { deliveryType: 2 })
    : refusal('perishable_too_slow', { hours, faster: 'none' })
}
