import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = {
  resolved?: string
  integrity?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

/** Of the project, and of what `npm run lighthouse` installs. */
const files = ['package-lock.json', 'bench/lighthouse/package-lock.json']
const lockOf = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8')) as {
    packages: Record<string, Entry>
  }
const installedBy = (file: string) =>
  Object.entries(lockOf(file).packages).filter(([path, { link }]) => path !== '' && !link)

test.each(files)('every package of %s is held against a hash when it is installed', (file) => {
  const installed = installedBy(file)
  expect(installed.length).toBeGreaterThan(100)
  const unchecked = installed.filter(
    ([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
  )
  expect(unchecked.map(([path]) => path)).toEqual([])
})

test.each(files)('no package of %s comes from anywhere but the public registry', (file) => {
  const elsewhere = installedBy(file).filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

test.each(files)(
  'programs for other platforms are locked too: without them npm refuses %s everywhere',
  (file) => {
    const lock = lockOf(file)
    const isLocked = (path: string, name: string) =>
      [`${path}/node_modules/${name}`, `node_modules/${name}`].some((at) => lock.packages[at] !== undefined)
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    )
    // A registry that lacks them has an older version that is whole.
    expect(missing).toEqual([])
  },
)
