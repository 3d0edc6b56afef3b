// Makes package-lock.json whole after packages were added. When a registry mirror lacks the programs of another
// platform, npm leaves them out of the lockfile, and `npm ci` then refuses the lockfile on every machine.
// Adds them by name and version; npm fetches such a package only on the platform it is made for.
import './lib/node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './lib/project.mjs'

const platforms = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const file = join(projectDir, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(path, name))
    .map(([name, version]) => ({ name, version, dev: entry.dev })),
)
for (const { name, version, dev } of missing) {
  const words = name.split('/').pop().split('-')
  const os = platforms.find((platform) => words.includes(platform))
  const cpu = processors.find((processor) => words.includes(processor))
  const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
  if (os === undefined || cpu === undefined || !exact) {
    console.error(`${name} ${version} is missing, and its name does not say for which platform it is.`)
    process.exitCode = 1
    continue
  }
  const libc = name.includes('musl') ? ['musl'] : name.includes('gnu') ? ['glibc'] : undefined
  lock.packages[`node_modules/${name}`] = { version, cpu: [cpu], dev, libc, optional: true, os: [os] }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(
  missing.length > 0 ? `Added ${missing.length} packages of other platforms.` : 'The lockfile is whole.',
)

function isLocked(dependentPath, name) {
  const nested = dependentPath === '' ? [] : [`${dependentPath}/node_modules/${name}`]
  return [...nested, `node_modules/${name}`].some((path) => lock.packages[path] !== undefined)
}
