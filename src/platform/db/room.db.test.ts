import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { watchRoom } from './room.ts'

function watched(folder: string | undefined, db: Parameters<typeof watchRoom>[0]['db']) {
  const told: (string | undefined)[] = []
  const room = watchRoom({ folder, db, onChange: (full) => told.push(full), everyMs: 20 })
  onTestFinished(() => room.stop())
  return { room, told }
}

test('a folder that takes nothing is noticed, and that it does again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tezbox-room-'))
  const { room, told } = watched(folder, await freshDatabase())
  expect(room.isThere()).toBe(true)
  rmSync(folder, { recursive: true })
  await eventually(room.isThere, (is) => is === false)
  expect(told).toEqual(['the data folder takes no files (ENOENT)'])
  mkdirSync(folder)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await eventually(room.isThere, (is) => is === true)
  expect(told.at(-1)).toBeUndefined()
})

test('after a call met a full disk, nobody is sent here until a trial went well', async () => {
  const { room, told } = watched(undefined, await freshDatabase())
  room.doubt()
  expect(room.isThere()).toBe(false)
  await eventually(room.isThere, (is) => is === true)
  expect(told).toEqual([])
})

test('while the database takes nothing it stays so', async () => {
  let isFull = true
  const db = {
    transaction: async () => {
      if (isFull) throw new Error('could not extend file')
      return 0 as never
    },
  }
  const { room, told } = watched(undefined, db)
  room.doubt()
  await eventually(
    () => told.length,
    (count) => count > 0,
  )
  expect(told).toEqual(['the disk of the database is full'])
  expect(room.isThere()).toBe(false)
  isFull = false
  await eventually(room.isThere, (is) => is === true)
  expect(told).toEqual(['the disk of the database is full', undefined])
})
