import { expect, test } from 'vitest'
import { isEasyPin } from './pin-digits.ts'

test.each(['111111', '123456', '654321', '000000'])('%s is guessed first', (pin) => {
  expect(isEasyPin(pin)).toBe(true)
})

test.each(['250847', '112233', '135791', '121212'])('%s is taken', (pin) => {
  expect(isEasyPin(pin)).toBe(false)
})
