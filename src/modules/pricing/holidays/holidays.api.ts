import { type Route, route } from '#platform/http/route.ts'
import { holidaysCalls } from './holidays.calls.ts'
import { type OtherDays, readHolidays } from './holidays.service.ts'

export const holidayRoutes = (others: OtherDays) =>
  [
    route(holidaysCalls.readHolidays, 'tariff.read', ({ query }, context) =>
      readHolidays(context, query.year, others),
    ),
  ] satisfies Route[]
