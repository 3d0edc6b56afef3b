import { type Holiday, readClock, type Span, type WeekHours } from '#modules/points/domain/hours.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'

type Told = readonly Readonly<{ from: string; to: string }>[]

/** `09:00` as minutes. */
export const spansOf = (told: Told): Span[] =>
  told.map(({ from, to }) => ({ from: readClock(from), to: readClock(to) }))

/** When a point is open, in the words of the rules. */
export const hoursOf = ({
  hours,
  holidays,
}: Pick<PointAnswer, 'hours' | 'holidays'>): { hours: WeekHours; holidays: readonly Holiday[] } => ({
  hours: hours.map(spansOf),
  holidays: holidays.map((holiday) => ({ day: holiday.day, hours: spansOf(holiday.hours) })),
})
