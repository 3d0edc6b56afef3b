import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couldBeToken, drawToken } from './checkout.ts'

test('every drawn token is taken for one, and none that was cut short or grew', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(61)), (draws) => {
      const token = drawToken(() => Number(draws.next().value))
      expect(couldBeToken(token)).toBe(true)
      for (const other of [token.slice(1), `${token}a`, `${token.slice(1)}-`, `${token}\n`])
        expect(couldBeToken(other)).toBe(false)
    }),
  )
})
