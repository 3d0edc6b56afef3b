import { expect, test } from 'vitest'
import { codeInText } from './code-in-text.ts'

test.each([
  ['TezBox: kod 048213.', '048213'],
  ['TezBox: код 123456. Никому.\n@tezbox.uz #123456', '123456'],
  ['998901234567 raqamiga', undefined],
  ['Posilka keldi', undefined],
])('%j holds %s', (text, code) => {
  expect(codeInText(text)).toBe(code)
})
