import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBagCode } from './bag-code.ts'
import { type PaperKind, paperCode, paperKinds, readPaperCode } from './paper-code.ts'

const kinds = Object.keys(paperKinds) as PaperKind[]
const codes = fc.record({ kind: fc.constantFrom(...kinds), id: fc.integer({ min: 1, max: 2_147_483_647 }) })

test('the code of a paper says which paper it is, however it is written', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const written = paperCode(code)
      expect(readPaperCode(written)).toEqual(code)
      expect(readPaperCode(` ${written.toLowerCase().slice(0, 5)}-${written.slice(5)} `)).toEqual(code)
    }),
  )
})

test('a wrong digit is noticed, and a bag is no paper', () => {
  fc.assert(
    fc.property(codes, fc.integer({ min: 2, max: 12 }), (code, at) => {
      const written = paperCode(code)
      const other = String((Number(written[at]) + 1) % 10)
      expect(readPaperCode(`${written.slice(0, at)}${other}${written.slice(at + 1)}`)).toBeUndefined()
    }),
  )
  expect(readPaperCode('BG40271938562')).toBeUndefined()
  expect(readBagCode(paperCode({ kind: 'manifest', id: 12 }))).toBeUndefined()
})
