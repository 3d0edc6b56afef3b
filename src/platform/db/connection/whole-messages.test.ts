import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BrokenWire, wholeMessages } from './whole-messages.ts'

const message = (code: string, body: Buffer) => {
  const header = Buffer.alloc(5)
  header.write(code)
  header.writeUInt32BE(4 + body.length, 1)
  return Buffer.concat([header, body])
}

const row = (values: readonly string[]) => {
  const count = Buffer.alloc(2)
  count.writeUInt16BE(values.length)
  const fields = values.map((value) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(value.length)
    return Buffer.concat([length, Buffer.from(value)])
  })
  return message('D', Buffer.concat([count, ...fields]))
}

const answer = Buffer.concat([
  message('1', Buffer.alloc(0)),
  row(['first', '', 'x'.repeat(300)]),
  row([]),
  message('N', Buffer.from('Mhello\0\0')),
  message('C', Buffer.from('SELECT 2\0')),
  message('Z', Buffer.from('I')),
])

test('an answer arrives as it was sent, in whole messages, however it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(answer.length), { maxLength: 20 }), (cuts) => {
      const passed: Buffer[] = []
      const take = wholeMessages((bytes) => passed.push(bytes))
      const places = [0, ...cuts.sort((a, b) => a - b), answer.length]
      for (const [index, end] of places.slice(1).entries()) {
        const piece = answer.subarray(places[index], end)
        if (piece.length > 0) take(piece)
      }
      expect(Buffer.concat(passed)).toEqual(answer)
    }),
  )
})

test('what is no message is refused, and nothing loops or waits for it', () => {
  const take = wholeMessages(() => undefined)
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 200 }), (bytes) => {
      const isPlausible = '123nscIZDCAKRSENTtGHWd'.includes(String.fromCharCode(bytes[0] ?? 0))
      if (isPlausible) return
      expect(() => take(Buffer.from(bytes))).toThrow(BrokenWire)
    }),
  )
})
