import type { TariffAnswer } from '#modules/pricing/tariff/tariff.contract.ts'

/** A version beside the one in force; they are the same when it is the one in force. */
export type Compared = { shown: TariffAnswer; current: TariffAnswer }
