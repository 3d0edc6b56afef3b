import { expect, test } from 'vitest'
import { warningText } from './warning-message.ts'

test('the message is shown only when the server says so', () => {
  const message = ' Navroʻz kunlari punktlar 18:00 gacha ishlaydi. '
  expect(warningText({ display: true, message })).toBe(message.trim())
  expect(warningText({ display: false, message })).toBe('')
})
