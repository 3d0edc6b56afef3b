import type { Tariff } from '#modules/pricing/domain/tariff.ts'

/** A tariff while it is being typed: a number may be missing. */
export type Gappy = WithGaps<Tariff>

type WithGaps<T> = T extends number
  ? T | undefined
  : T extends object
    ? { readonly [Key in keyof T]: WithGaps<T[Key]> }
    : T
