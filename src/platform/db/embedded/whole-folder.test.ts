import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mustBeWhole } from './whole-folder.ts'

function folder(files: Readonly<Record<string, string>>): string {
  const made = mkdtempSync(join(tmpdir(), 'tezbox-whole-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(made, name)), { recursive: true })
    writeFileSync(join(made, name), text)
  }
  return made
}

const whole = { 'postgres/cluster/PG_VERSION': '18\n', 'postgres/password': 'p', 'secret-key': 'k' }

test('an empty folder, and a whole one, are taken', () => {
  expect(() => mustBeWhole(folder({}), '18')).not.toThrow()
  expect(() => mustBeWhole(folder(whole), '18')).not.toThrow()
  const made = folder({})
  mkdirSync(join(made, 'files'))
  expect(() => mustBeWhole(made, '18')).not.toThrow()
})

test.each([
  [{ 'secret-key': 'k' }, 'has secret-key, but no database'],
  [{ 'files/aa/bb': 'x', 'files-key': 'k' }, 'has files, files-key, but no database'],
  [{ ...whole, 'postgres/cluster/PG_VERSION': '14\n' }, 'made by PostgreSQL 14, and this program brings 18'],
  [{ 'postgres/password': 'p' }, 'PG_VERSION is missing'],
  [{ 'postgres/cluster/PG_VERSION': '18\n' }, 'password is gone'],
])('half a folder is refused, and what is missing is named: %j', (files, says) => {
  expect(() => mustBeWhole(folder(files), '18')).toThrow(says)
})
