import { volumeWeight } from './parcel.ts'
import { boxClasses, coverCeiling, type Tariff } from './tariff.ts'

/** A number that must not be below, or above, another one of the same tariff. */
export type TariffFault = Readonly<{ path: string; min: number } | { path: string; max: number }>

/**
 * What the shape of the data cannot say: prices that rise with distance, size, zone and service, so that no version can
 * break the promise that a price never falls when a parcel grows. Paths are those of the data.
 */
export function tariffFaults(tariff: Tariff): TariffFault[] {
  const { base, boxes, heavy, doorLeg, cover, flexible, limits, serviceLevels } = tariff
  const sizes = boxClasses.map((name) => boxes[name])
  return [
    ...rising('base', [
      ['local', base.local],
      ['belt1', base.belt1],
      ['belt2', base.belt2],
      ['belt3', base.belt3],
    ]),
    ...rising(
      'boxes',
      boxClasses.map((name) => [`${name}.upToGrams`, boxes[name].upToGrams]),
    ),
    ...rising(
      'boxes',
      boxClasses.map((name) => [`${name}.surcharge`, boxes[name].surcharge]),
    ),
    ...boxesTooRoomy(tariff),
    ...rising('heavy', [
      ['', sizes.at(-1)?.upToGrams ?? 0],
      ['upToGrams', heavy.upToGrams],
    ]),
    ...rising('doorLeg', [
      ['zone1', doorLeg.zone1],
      ['zone2', doorLeg.zone2],
    ]),
    ...rising('serviceLevels.standardDays', [
      ['', serviceLevels.expressDays],
      ['from', serviceLevels.standardDays.from],
      ['to', serviceLevels.standardDays.to],
    ]),
    ...rising(
      'cover.levels',
      cover.levels.map(({ upTo }, index) => [`${index}.upTo`, upTo]),
    ),
    ...rising(
      'cover.levels',
      cover.levels.map(({ price }, index) => [`${index}.price`, price]),
    ),
    ...cover.levels.flatMap(({ upTo }, index) =>
      upTo > coverCeiling(tariff) ? [{ path: `cover.levels.${index}.upTo`, max: coverCeiling(tariff) }] : [],
    ),
    ...rising(
      'flexible.packages',
      flexible.packages.map(({ shipments }, index) => [`${index}.shipments`, shipments]),
    ),
    ...rising('limits', [
      ['mailbox.grams', limits.mailbox.grams],
      ['locker.grams', limits.locker.grams],
      ['point.grams', limits.point.grams],
      ['door.grams', limits.door.grams],
      ['onRequestGrams', limits.onRequestGrams],
    ]),
    ...rising('limits', [
      ['point.longestCm', limits.point.longestCm],
      ['door.longestCm', limits.door.longestCm],
    ]),
  ]
}

/** A box stays in its class when it is light: its volume weighs no more than the class takes. */
function boxesTooRoomy({ boxes, volumeDivisor }: Tariff): TariffFault[] {
  return boxClasses.flatMap((name) => {
    const min = volumeWeight(boxes[name].sidesCm, volumeDivisor)
    return boxes[name].upToGrams < min ? [{ path: `boxes.${name}.upToGrams`, min }] : []
  })
}

/** Each number is at least the one before it. */
function rising(group: string, numbers: readonly (readonly [string, number])[]): TariffFault[] {
  return numbers.flatMap(([name, value], index) => {
    const min = numbers[index - 1]?.[1]
    return min !== undefined && value < min ? [{ path: `${group}.${name}`, min }] : []
  })
}
