import { expect, test } from 'vitest'
import { readWarning } from './warning-message.ts'

test('the message is shown only when the server says so', () => {
  const message = ' Navroʻz kunlari punktlar 18:00 gacha ishlaydi. '
  expect(readWarning({ data: { display: true, message } })).toBe(message.trim())
  expect(readWarning({ data: { display: false, message } })).toBe('')
})

test.each([undefined, null, 'text', {}, { display: 'yes', message: 'x' }, { display: true, message: 5 }])(
  'data that was not promised (%j) shows nothing',
  (data) => {
    expect(readWarning({ data })).toBeUndefined()
  },
)
