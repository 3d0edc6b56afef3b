import { expect, test } from 'vitest'
import { drawBagCode, readBagCode } from './bag-code.ts'

const code = drawBagCode(() => 7)

test.each([
  code,
  code.toLowerCase(),
  `bg 7777 777 777 ${code.at(-1)}`,
  `BG–7777-777—777${code.at(-1)}`,
  `БГ7777777777${code.at(-1)}`,
])('reads %s as a bag’s', (written) => {
  expect(readBagCode(written)).toBe(code)
})

test.each(['', 'TB57291836405128', '63642483', `${code}0`, `BG77777777770${code.at(-1)}`, 'BG12345678907'])(
  '%s is no bag’s',
  (written) => {
    expect(readBagCode(written)).toBeUndefined()
  },
)
