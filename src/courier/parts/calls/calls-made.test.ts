import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callsTo, historyOf, maskedPhone, withCall } from './calls-made.ts'

const hour = 3_600_000

test('calls are remembered for a day, each with its parcel, and never with the whole number', () => {
  const first = withCall(undefined, { orderId: '63642483', phone: '901234567', at: 0 })
  const second = withCall(first, { orderId: '11111111', phone: '935556677', at: hour })
  const third = withCall(second, { orderId: '63642483', phone: '901234567', at: 2 * hour })
  expect(callsTo(third, '63642483', 3 * hour).map(({ at }) => at)).toEqual([0, 2 * hour])
  expect(callsTo(third, '63642483', 25 * hour).map(({ at }) => at)).toEqual([2 * hour])
  expect(JSON.stringify(third)).not.toContain('901234567')
  expect(maskedPhone('67')).toBe('+998 •• •••-••-67')
})

test('a message stands in the history, and is no call', () => {
  const kept = withCall(undefined, { orderId: '63642483', phone: '901234567', at: 0, by: 'sms' })
  expect(callsTo(kept, '63642483', hour)).toEqual([])
  expect(historyOf(kept, '63642483', hour)).toEqual([{ orderId: '63642483', at: 0, ending: '67', by: 'sms' }])
})

test('what cannot be read is no call', () => {
  expect(callsTo('broken', '63642483', 0)).toEqual([])
  expect(callsTo([{ orderId: '63642483' }, null], '63642483', 0)).toEqual([])
})

test('a number is called or written to only from where that is noted', () => {
  const courier = join(import.meta.dirname, '../..')
  const calling = globSync('**/*.tsx', { cwd: courier }).filter((file) =>
    readFileSync(join(courier, file), 'utf8').match(/\b(?:tel|sms):/),
  )
  expect(calling).toEqual(['parts/calls/call-button.tsx'])
})
