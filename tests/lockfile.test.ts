import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = {
  resolved?: string
  integrity?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link)

test('every package of the lockfile is held against a hash when it is installed', () => {
  expect(installed.length).toBeGreaterThan(100)
  const unchecked = installed.filter(
    ([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
  )
  expect(unchecked.map(([path]) => path)).toEqual([])
})

test('no package comes from anywhere but the public registry', () => {
  const elsewhere = installed.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

test('programs for other platforms are locked too: without them npm refuses the lockfile everywhere', () => {
  const isLocked = (path: string, name: string) =>
    [`${path}/node_modules/${name}`, `node_modules/${name}`].some((at) => lock.packages[at] !== undefined)
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  )
  // A registry that lacks them has an older version that is whole.
  expect(missing).toEqual([])
})
