import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The commit that was in service before this one (deploy/version-before). */
function commitBefore(): string {
  return readFileSync(join(root, 'deploy/version-before'), 'utf8').split(' ')[0] ?? ''
}

export function missingVersionBefore(): string | undefined {
  const asked = spawnSync('git', ['cat-file', '-e', `${commitBefore()}^{commit}`], {
    cwd: root,
    stdio: 'ignore',
  })
  if (asked.error) return 'git is not installed.'
  return asked.status === 0 ? undefined : 'the history of this clone does not have the version before.'
}

const inOneGo = `import { ensureBuilt } from './scripts/lib/build.mjs'
import { findRuntime } from './scripts/lib/runtime.mjs'
await ensureBuilt(findRuntime())`

/** The version before, built in a folder of its own. It is kept: a commit does not change. */
export function buildVersionBefore(): string {
  const commit = commitBefore()
  const folder = join(root, '.cache/versions', commit)
  const run = (program: string, args: string[], cwd: string) =>
    execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (!existsSync(join(folder, 'package.json'))) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 512 * 1024 * 1024 })
    execFileSync('tar', ['-x'], { cwd: folder, input: archive })
  }
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (!existsSync(join(folder, 'node_modules'))) {
    if (lockOf(folder) === lockOf(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    else run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], folder)
  }
  run(process.execPath, ['--input-type=module', '-e', inOneGo], folder)
  return folder
}
