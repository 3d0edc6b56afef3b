import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isInstalled, told } from './installed.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const units = readdirSync(join(deploy, 'systemd'))
const textOf = (unit: string) => readFileSync(join(deploy, 'systemd', unit), 'utf8')

const judge = (folder: string) =>
  told('systemd-analyze', ['verify', '--man=no', ...units.map((unit) => join(folder, unit))], folder)

test.skipIf(!isInstalled('systemd-analyze', '--version'))('systemd understands every unit', () => {
  expect(judge(join(deploy, 'systemd'))).toEqual({ ok: true, words: '' })
  const spoiled = mkdtempSync(join(tmpdir(), 'units-'))
  onTestFinished(() => rmSync(spoiled, { recursive: true }))
  cpSync(join(deploy, 'systemd'), spoiled, { recursive: true })
  writeFileSync(
    join(spoiled, 'tezbox.service'),
    textOf('tezbox.service').replace('Restart=always', 'Restart=perhaps'),
  )
  expect(judge(spoiled).words).toContain('perhaps')
})

test('a copy differs from the one process in its name, its ports and nothing else', () => {
  const settings = (unit: string) =>
    textOf(unit)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
  const [one, many] = [settings('tezbox.service'), settings('tezbox@.service')]
  const names = (lines: string[]) => lines.map((line) => line.split('=')[0])
  expect(names(many)).toEqual(names(one))
  expect(many.filter((line) => !one.includes(line))).toEqual([
    'Description=TezBox on port %i',
    'ExecStart=/usr/bin/env PORT=%i METRICS_PORT=1%i /usr/bin/node scripts/start.mjs',
  ])
})

test('units run commands of the package', () => {
  const { scripts } = JSON.parse(readFileSync(join(deploy, '../package.json'), 'utf8'))
  const named = units.flatMap((unit) =>
    [...textOf(unit).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
  )
  expect(named).toEqual(['backup'])
  for (const name of named) expect(scripts).toHaveProperty(name ?? '')
  expect(scripts.start).toBe('node scripts/start.mjs')
})
