import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder, resolveDataDir } from './data-folder.ts'
import { EmbeddedDatabaseProblem } from './problem.ts'
import { dataFolderExists, removeDataFolder } from './remove-data-folder.ts'

const isRoot = process.getuid?.() === 0
let base: string

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'tezbox-folder-'))
  chmodSync(base, 0o755)
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

test('data lives in the project by default', () => {
  expect(resolveDataDir({}, base)).toBe(join(base, '.data'))
  expect(resolveDataDir({ TEZBOX_DATA: '' }, base)).toBe(join(base, '.data'))
})

test('TEZBOX_DATA decides, a relative one from the project', () => {
  expect(resolveDataDir({ TEZBOX_DATA: '/srv/tezbox' }, base)).toBe('/srv/tezbox')
  expect(resolveDataDir({ TEZBOX_DATA: 'elsewhere' }, base)).toBe(join(base, 'elsewhere'))
})

test.runIf(isRoot)('root below a private home keeps data in /var/lib, one folder a project', () => {
  const one = join(base, 'home/one')
  const two = join(base, 'home/two')
  mkdirSync(one, { recursive: true })
  mkdirSync(two)
  chmodSync(join(base, 'home'), 0o700)
  expect(resolveDataDir({}, one)).toMatch(/^\/var\/lib\/tezbox\/one-[0-9a-f]{8}$/)
  expect(resolveDataDir({}, two)).not.toBe(resolveDataDir({}, one))
})

test.runIf(isRoot)('root cannot choose a folder that the database user cannot reach', () => {
  mkdirSync(join(base, 'home'))
  chmodSync(join(base, 'home'), 0o700)
  expect(() => resolveDataDir({ TEZBOX_DATA: join(base, 'home/data') }, base)).toThrow(
    /may not enter .*home\. Set TEZBOX_DATA to a folder that other users can reach/,
  )
})

test.runIf(isRoot)('root uses the data of the user who made it, below their private home too', () => {
  const cluster = join(base, '.data/postgres/cluster')
  mkdirSync(cluster, { recursive: true })
  for (const path of [base, join(base, '.data'), join(base, '.data/postgres'), cluster]) {
    chownSync(path, 4321, 4321)
    chmodSync(path, 0o700)
  }
  expect(resolveDataDir({}, base)).toBe(join(base, '.data'))
})

test('refuses a folder that holds other files', () => {
  writeFileSync(join(base, 'thesis.txt'), 'two years of work')
  expect(() => openDataFolder(base)).toThrow(EmbeddedDatabaseProblem)
})

test('opening again is fine', () => {
  const folder = join(base, 'data')
  openDataFolder(folder)
  writeFileSync(join(folder, 'upload'), '')
  openDataFolder(folder)
  expect(dataFolderExists(folder)).toBe(true)
})

test('removes only a folder of its own', async () => {
  writeFileSync(join(base, 'thesis.txt'), 'two years of work')
  await expect(removeDataFolder(base)).rejects.toThrow(/was not made by TezBox/)
  expect(existsSync(join(base, 'thesis.txt'))).toBe(true)

  const folder = join(base, 'data')
  openDataFolder(folder)
  mkdirSync(join(folder, 'uploads'))
  await removeDataFolder(folder)
  expect(existsSync(folder)).toBe(false)
})
