import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { startWork } from '../domain/proof-of-work.ts'
import { makeChallenge, solved } from './challenge.ts'

const secrets = createSecrets(Buffer.alloc(32, 7))
const now = new Date('2026-11-16T10:00:00Z')
const asked = { phone: '901234567', bits: 5, now }

function solve(challenge: { seed: string; parts: number; bits: number; token: string }) {
  const counters = startWork(challenge).go(Number.POSITIVE_INFINITY)
  return { token: challenge.token, counters: counters ?? [] }
}

test('the work of the page is what Node calls SHA-256', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.integer({ min: 1, max: 9 }),
      (seed, bits) => {
        const counters = startWork({ seed: Buffer.from(seed).toString('hex'), parts: 2, bits }).go(1e9) ?? []
        const zeros = (part: number, counter: number) => {
          const block = Buffer.concat([seed, Buffer.alloc(8)])
          block.writeUInt32BE(part, 32)
          block.writeUInt32BE(counter, 36)
          return Math.clz32(createHash('sha256').update(block).digest().readUInt32BE())
        }
        expect(counters).toHaveLength(2)
        for (const [part, counter] of counters.entries()) {
          expect(zeros(part, counter)).toBeGreaterThanOrEqual(bits)
          // The first that fits: every one before it was tried and was none.
          for (let before = 0; before < counter; before++) expect(zeros(part, before)).toBeLessThan(bits)
        }
      },
    ),
  )
})

test('work goes on where the last slice left it', () => {
  const challenge = makeChallenge(secrets, asked)
  const inOne = solve(challenge)
  const work = startWork(challenge)
  let sliced: number[] | undefined
  while (!sliced) sliced = work.go(3)
  expect(sliced).toEqual(inOne.counters)
})

test('a solved challenge is taken for its phone, in its time, for the work it was', () => {
  const solution = solve(makeChallenge(secrets, asked))
  expect(solved(secrets, solution, asked)).toBeInstanceOf(Buffer)
  expect(solved(secrets, solution, { ...asked, phone: '901234568' })).toBeUndefined()
  expect(solved(secrets, solution, { ...asked, now: new Date(now.getTime() + 300_000) })).toBeUndefined()
  expect(solved(createSecrets(Buffer.alloc(32, 8)), solution, asked)).toBeUndefined()
  // Dearer by one step since it was asked for; by two it has to be done again.
  expect(solved(secrets, solution, { ...asked, bits: 6 })).toBeInstanceOf(Buffer)
  expect(solved(secrets, solution, { ...asked, bits: 7 })).toBeUndefined()
})

test('what was not worked for, or made cheaper, is refused', () => {
  const { token } = makeChallenge(secrets, { ...asked, bits: 22 })
  const lazy = [0, 1, 2, 3, 4, 5, 6, 7]
  expect(solved(secrets, { token, counters: lazy }, asked)).toBeUndefined()
  expect(solved(secrets, { token, counters: [] }, asked)).toBeUndefined()
  const cheaper = token.replace('.22.', '.1.')
  expect(solved(secrets, { token: cheaper, counters: lazy }, asked)).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(solved(secrets, { token: text, counters: lazy }, asked)).toBeUndefined()
    }),
  )
})
