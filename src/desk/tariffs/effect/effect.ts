import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { type Effect, effectOf } from '#modules/pricing/domain/typical-parcels.ts'

export type EffectCounts = Readonly<{ up: number; down: number; same: number; stopped: number }>

/** Undefined when it could not be sent before, or cannot be sent after. */
export function changeOf({ before, after }: Effect): number | undefined {
  return before === undefined || after === undefined ? undefined : after - before
}

/** What a tariff does to typical parcels, the largest change first; a parcel that stops or starts to go is the largest. */
export function effectSorted(before: Tariff, after: Tariff, now: Date): readonly Effect[] {
  return effectOf(before, after, now).sort((one, other) => weight(other) - weight(one))
}

function weight(effect: Effect): number {
  if (effect.before === effect.after) return 0
  return Math.abs(changeOf(effect) ?? Number.MAX_SAFE_INTEGER)
}

export function countEffect(effects: readonly Effect[]): EffectCounts {
  const count = (is: (effect: Effect) => boolean) => effects.filter(is).length
  return {
    up: count((effect) => (changeOf(effect) ?? 0) > 0),
    down: count((effect) => (changeOf(effect) ?? 0) < 0),
    same: count(({ before, after }) => before === after),
    stopped: count(({ before, after }) => (before === undefined) !== (after === undefined)),
  }
}
