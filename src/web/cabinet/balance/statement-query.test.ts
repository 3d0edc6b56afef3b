import { expect, test } from 'vitest'
import { longestStatementDays } from '#modules/ledger/statement-export.contract.ts'
import { inputOf, queryOf, savedDays, viewIn } from './statement-query.ts'

const today = '2026-11-15'

test('the address keeps what is shown', () => {
  const view = { direction: 'out', days: { from: '2026-11-01', to: '2026-11-15' } } as const
  expect(viewIn(queryOf(view))).toEqual(view)
  expect(inputOf(view)).toEqual({ query: { direction: 'out', ...view.days } })
  expect(queryOf({ direction: undefined, days: undefined }).toString()).toBe('')
})

test.each(['direction=sideways', 'from=2026-11-01', 'from=2026-11-09&to=2026-11-01', 'from=x&to=2026-11-01'])(
  'an address that says %s shows everything',
  (query) => {
    expect(viewIn(new URLSearchParams(query))).toEqual({ direction: undefined, days: undefined })
  },
)

test('without chosen days a year is saved, with them only they, and never more than the server draws', () => {
  expect(savedDays({ direction: undefined, days: undefined }, today)).toEqual({
    from: '2025-11-15',
    to: today,
  })
  const days = { from: '2026-11-01', to: '2026-11-10' }
  expect(savedDays({ direction: 'in', days }, today)).toEqual(days)
  const tooLong = savedDays({ direction: undefined, days: { from: '2024-01-01', to: '2026-11-10' } }, today)
  const length = (Date.parse(tooLong.to) - Date.parse(tooLong.from)) / 86_400_000 + 1
  expect(length).toBe(longestStatementDays)
})
