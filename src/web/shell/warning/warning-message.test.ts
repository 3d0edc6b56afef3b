import { expect, test } from 'vitest'
import { regionIn, warningText } from './warning-message.ts'

test('the message is shown only when the server says so', () => {
  const message = ' Navroʻz kunlari punktlar 18:00 gacha ishlaydi. '
  expect(warningText({ display: true, message })).toBe(message.trim())
  expect(warningText({ display: false, message })).toBe('')
})

test('where a reader is is known from the order that the device keeps, and from nothing else', () => {
  expect(regionIn(JSON.stringify({ from: { region: 8 }, to: { region: 2 } }))).toBe(8)
  expect(regionIn(JSON.stringify({ from: { region: null } }))).toBeUndefined()
  expect(regionIn('{}')).toBeUndefined()
  expect(regionIn(null)).toBeUndefined()
})
