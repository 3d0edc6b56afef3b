import { expect, test } from 'vitest'
import { clockWarning, refusalOfServer, type ServerFacts } from './usable-server.ts'

const noon = new Date('2026-11-17T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const good: ServerFacts = {
  version: 150_004,
  encoding: 'UTF8',
  isOurs: false,
  mayMakeTables: true,
  mayMakeSchemas: true,
  user: 'tezbox',
  itsClock: noon,
  ourClock: noon,
}

test('an empty database of our own is taken', () => {
  expect(refusalOfServer(good)).toBeUndefined()
  expect(clockWarning(good)).toBeUndefined()
})

test.each([
  [{ version: 140_011 }, 'is a PostgreSQL 14, and TezBox needs 15'],
  [{ encoding: 'SQL_ASCII' }, 'keeps its texts as SQL_ASCII'],
  [{ mayMakeTables: false }, 'tezbox may not make tables'],
  [{ mayMakeSchemas: false }, 'tezbox may not make schemas'],
  [{ ourClock: later(DAY + MINUTE) }, 'says 2026-11-18 12:01 UTC and the database’s 2026-11-17 12:00 UTC'],
  [{ ourClock: later(-DAY - MINUTE) }, 'says 2026-11-16 11:59 UTC and the database’s 2026-11-17 12:00 UTC'],
] as [Partial<ServerFacts>, string][])('a server is refused with a sentence: %j', (change, says) => {
  expect(refusalOfServer({ ...good, ...change })).toContain(says.replace('’', "'"))
})

test('who was allowed to make the tables once need not be allowed again', () => {
  expect(
    refusalOfServer({ ...good, isOurs: true, mayMakeTables: false, mayMakeSchemas: false }),
  ).toBeUndefined()
})

test.each([
  [30_000, undefined],
  [-3 * MINUTE, '180 seconds behind'],
  [5 * MINUTE, '300 seconds ahead of'],
  [DAY - MINUTE, 'ahead of'],
])('clocks %d ms apart start: %s', (ms, says) => {
  const facts = { ...good, ourClock: later(ms) }
  expect(refusalOfServer(facts)).toBeUndefined()
  if (says === undefined) expect(clockWarning(facts)).toBeUndefined()
  else expect(clockWarning(facts)).toContain(says)
})
