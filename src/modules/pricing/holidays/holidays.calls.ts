import { call } from '#platform/calls/call.ts'
import { holidayQuery, holidayYear } from './holidays.contract.ts'

export const holidaysCalls = {
  readHolidays: call('GET', '/api/desk/v1/holidays', {
    group: 'Desk',
    summary: 'A year with the days on which the company does not work',
    description:
      'They are numbers of the tariff, which promises are made by: a change is a new version of it, and takes two people.',
    query: holidayQuery,
    answer: holidayYear,
    errors: [],
  }),
}
