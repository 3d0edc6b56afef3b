import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database.ts'
import { sql } from './sql.ts'

test('a hint comes after the commit, also from an inner transaction, and never after a rollback', async () => {
  const db = await freshDatabase()
  const seen: string[] = []
  await db.transaction(async (tx) => {
    await tx.transaction(async (inner) => inner.afterCommit(() => seen.push('committed')))
    await tx.run(sql`insert into demo_data (part) values ('a')`)
    expect(seen).toEqual([])
  })
  expect(seen).toEqual(['committed'])

  const failing = db.transaction(async (tx) => {
    tx.afterCommit(() => seen.push('never'))
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  db.afterCommit(() => seen.push('at once'))
  expect(seen).toEqual(['committed', 'at once'])
})
