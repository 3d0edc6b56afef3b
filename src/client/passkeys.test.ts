import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf, textOf } from './passkeys.ts'

test('bytes travel as base64url and come back the same', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = textOf(new Uint8Array(bytes).buffer)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect([...bytesOf(text)]).toEqual([...bytes])
    }),
  )
})
