import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { changesFor } from './point-changes.service.ts'

/** Answers nothing, and counts how often it was asked. */
function silentDatabase() {
  const asked = { times: 0 }
  const many = async () => {
    asked.times += 1
    return []
  }
  return { asked, db: { many } as unknown as Db }
}

test('streams that are woken together look at the database once; whoever is woken later looks again', async () => {
  const { asked, db } = silentDatabase()
  const streams = Array.from({ length: 100 }, () => changesFor(db, new Date()))
  const wokenAt = performance.now()
  await new Promise((later) => setTimeout(later, 2))
  await Promise.all(streams.map((read) => read('500', wokenAt)))
  expect(asked.times).toBe(1)
  await new Promise((later) => setTimeout(later, 2))
  const laterAt = performance.now()
  await streams[0]?.('500', laterAt)
  expect(asked.times).toBe(2)
  // Another place in the order is another question.
  await streams[1]?.('600', laterAt)
  expect(asked.times).toBe(3)
})
