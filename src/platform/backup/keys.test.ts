import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { planKeys, writeKeys } from './keys.ts'
import { writeWhole } from './output.ts'
import { readPassphrase } from './passphrase.ts'

const keys = { SECRET_KEY: 'a secret', FILES_KEY: 'a key of files' }

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tezbox-keys-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('the keys of a demo go where its server looks for them, and away again when it comes to nothing', () => {
  const dataDir = folder()
  const undo = writeKeys(planKeys(keys, {}, { mode: 'demo', dataDir }))
  expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe('a secret\n')
  expect(statSync(join(dataDir, 'files-key')).mode & 0o777).toBe(0o600)
  undo()
  expect(existsSync(join(dataDir, 'secret-key'))).toBe(false)
})

test('the keys of production are laid beside the data, unless the settings have them', () => {
  const dataDir = folder()
  const { write, says } = planKeys(keys, {}, { mode: 'production', dataDir })
  expect(write).toEqual([
    { path: join(dataDir, 'restored-keys'), text: 'SECRET_KEY="a secret"\nFILES_KEY="a key of files"\n' },
  ])
  expect(says).toHaveLength(1)
  expect(planKeys(keys, keys, { mode: 'production', dataDir }).write).toEqual([])
})

test('other keys in the settings are refused; a newer one of files may stand before the old one', () => {
  const place = { mode: 'production', dataDir: '/nowhere' } as const
  expect(() => planKeys(keys, { ...keys, SECRET_KEY: 'another' }, place)).toThrow(
    'SECRET_KEY of these settings',
  )
  expect(() => planKeys(keys, { ...keys, FILES_KEY: 'another' }, place)).toThrow(
    'FILES_KEY of these settings',
  )
  const newer = { ...keys, FILES_KEY: 'newer', FILES_OLD_KEYS: 'older, a key of files' }
  expect(planKeys(keys, newer, place).write).toEqual([])
})

test('a passphrase is taken from the settings, a file or the terminal, and a new one may not be short', async () => {
  const file = join(folder(), 'passphrase')
  writeFileSync(file, 'five words in a file\n')
  const typed =
    (...lines: string[]) =>
    async () =>
      lines.shift() ?? ''
  expect(await readPassphrase({ TEZBOX_BACKUP_PASSPHRASE: 'in the settings' }, undefined, true)).toBe(
    'in the settings',
  )
  expect(await readPassphrase({ TEZBOX_BACKUP_PASSPHRASE_FILE: file }, undefined, true)).toBe(
    'five words in a file',
  )
  expect(await readPassphrase({}, typed('typed two times', 'typed two times'), true)).toBe('typed two times')
  await expect(readPassphrase({}, typed('typed two times', 'with a slip'), true)).rejects.toThrow(
    'not the same',
  )
  await expect(readPassphrase({ TEZBOX_BACKUP_PASSPHRASE: 'short' }, undefined, true)).rejects.toThrow(
    'too short',
  )
  await expect(readPassphrase({}, undefined, true)).rejects.toThrow('No passphrase')
  expect(await readPassphrase({}, typed('short'), false)).toBe('short')
})

test('a backup appears whole or not at all, for its owner only, and never over another file', async () => {
  const path = join(folder(), 'a.backup')
  async function* bytes(fails: boolean) {
    yield Buffer.from('half ')
    if (fails) throw new Error('the database went away')
    yield Buffer.from('and half')
  }
  await expect(writeWhole(path, bytes(true))).rejects.toThrow('the database went away')
  expect([existsSync(path), existsSync(`${path}.partial`)]).toEqual([false, false])
  expect(await writeWhole(path, bytes(false))).toBe(13)
  expect(readFileSync(path, 'utf8')).toBe('half and half')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await expect(writeWhole(path, bytes(false))).rejects.toThrow('no backup is ever overwritten')
})
