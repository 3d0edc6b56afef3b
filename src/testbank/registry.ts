import type { Transaction } from './bank.ts'

/** UTC+5 all year. */
const tashkentOffsetMs = 5 * 3_600_000
const dayOf = (time: number) => new Date(time + tashkentOffsetMs).toISOString().slice(0, 10)

/** The list of one provider's transactions of a day, as its cabinet would give it out: CSV, amounts in so'm. */
export function registryOf(
  record: readonly Transaction[],
  provider: string | null,
  day: string | null,
): string {
  const lines = record
    .filter((one) => one.provider === provider && dayOf(one.time) === day)
    .map(({ id, amount, time, state }) => [id, amount, new Date(time).toISOString(), state].join(';'))
  return ['id;amount;time;state', ...lines].join('\r\n')
}
