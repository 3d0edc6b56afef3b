import { type Ok, ok } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { currentTariff } from '../tariff/current-tariff.service.ts'
import type { HolidayYear } from './holidays.contract.ts'

type Counted = HolidayYear['points']

/** What orders and points know of days; prices know neither. */
export type OtherDays = Readonly<{
  promised: (db: Db, days: { from: string; to: string }) => Promise<Counted>
  points: (db: Db, days: { from: string; to: string }) => Promise<Counted>
}>

/** Nothing is promised further ahead. */
const PROMISED_DAYS = 60
const dayMs = 86_400_000

export async function readHolidays(
  { db, now }: RequestContext,
  year: number,
  { promised, points }: OtherDays,
): Promise<Ok<HolidayYear>> {
  const { version, tariff } = await currentTariff(db, now)
  const { weekdaysOff, holidays } = tariff.serviceLevels
  const ahead = { from: tashkentDay(now), to: tashkentDay(new Date(now.getTime() + PROMISED_DAYS * dayMs)) }
  return ok({
    year,
    tariff_version: version,
    weekdays_off: [...weekdaysOff],
    yearly: holidays.yearly.map((day) => `${year}-${day}`).filter(isDay),
    dated: holidays.dated.filter((day) => day.startsWith(`${year}-`)),
    promised: await promised(db, ahead),
    points: await points(db, { from: `${year}-01-01`, to: `${year}-12-31` }),
  })
}

/** 29 February is a day of some years only. */
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
