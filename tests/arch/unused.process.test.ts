import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantTree } from './plant-tree.ts'

const repository = join(import.meta.dirname, '../..')
const { imports } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))

type Finding = { name: string }
type Issue = { file: string; files: Finding[]; dependencies: Finding[]; exports: Finding[]; types: Finding[] }

function knip(tree: Record<string, string>): string[] {
  const root = plantTree(tree)
  copyFileSync(join(repository, 'knip.json'), join(root, 'knip.json'))
  const command = [join(repository, 'node_modules/knip/bin/knip.js'), '--reporter', 'json', '--no-exit-code']
  const { issues } = JSON.parse(execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' }))
  return (issues as Issue[]).flatMap(({ file, files, dependencies, exports, types }) => [
    ...files.map(() => `${file} is unused`),
    ...[...dependencies, ...exports, ...types].map(({ name }) => `${file}: ${name} is unused`),
  ])
}

const house = {
  'package.json': JSON.stringify({ name: 'house', type: 'module', imports, dependencies: { zod: '4.0.0' } }),
  'src/main.ts': "import { z } from 'zod'\nimport { sum } from '#kernel/money.ts'\nz.number().parse(sum)\n",
  'src/kernel/money.ts': 'export const sum = 1 satisfies number\n',
}

test('nothing is reported in a house where everything is used', () => {
  expect(knip(house)).toEqual([])
})

test('an unused file, export, type and dependency are reported', () => {
  const spoiled = {
    ...house,
    'package.json': house['package.json'].replace('"zod"', '"pg":"8.0.0","zod"'),
    'src/kernel/money.ts': `${house['src/kernel/money.ts']}export const rest = 2\nexport type Coin = { value: number }\n`,
    'src/kernel/orphan.ts': 'export const orphan = true\n',
  }
  expect(knip(spoiled).sort()).toEqual([
    'package.json: pg is unused',
    'src/kernel/money.ts: Coin is unused',
    'src/kernel/money.ts: rest is unused',
    'src/kernel/orphan.ts is unused',
  ])
})
