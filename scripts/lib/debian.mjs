import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { runQuietly } from './child.mjs'
import { isRoot } from './system-user.mjs'

/** Debian proper: Ubuntu's package of the browser, for one, is an empty shell for another store. */
export function canInstallPackages() {
  if (!isRoot) return false
  try {
    const isDebian = /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
    return isDebian && spawnSync('apt-get', ['--version']).status === 0
  } catch {
    return false
  }
}

/** `what` is what the person at the keyboard reads. Answers whether it went well. */
export async function installPackages(what, names) {
  console.log(`Installing ${what} (Debian package ${names[0]})`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', ['update', '-qq'], { env, timeoutMs: 120_000 })
  const { code, output } = await runQuietly(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
    { env, timeoutMs: 900_000 },
  )
  if (code !== 0) console.error(output)
  return code === 0
}
