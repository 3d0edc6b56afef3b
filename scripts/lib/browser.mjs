import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './child.mjs'

/** Debian's browser without its windows: a page of it costs a quarter of what one costs that also draws a toolbar. */
const shell = { package: 'chromium-headless-shell', path: '/usr/lib/chromium/chromium-headless-shell' }
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium for the tests; on Debian, root installs it from Debian's packages. Undefined: none. */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found === shell.path || process.env.TEZBOX_CHROMIUM || !canInstall()) return found
  if ((await install(shell.package)) || found !== undefined) return findBrowser()
  await install('chromium')
  return findBrowser()
}

async function install(name) {
  console.log(`Installing the browser for the tests (Debian package ${name})`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', ['update', '-qq'], { env, timeoutMs: 120_000 })
  const packages = [name, 'fonts-liberation']
  const { code, output } = await runQuietly(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    { env, timeoutMs: 900_000 },
  )
  if (code !== 0) console.error(output)
  return code === 0
}

export const browserNeeded =
  'The browser tests need Chromium: install the package "chromium" or Google Chrome, or set TEZBOX_CHROMIUM to the path of one.'

function findBrowser() {
  const chosen = process.env.TEZBOX_CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chosen, shell.path, ...candidates, ...macPlaces].find((path) => path && isProgram(path))
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Ubuntu's package of that name is an empty shell for another store, so only Debian proper. */
function canInstall() {
  if (process.getuid?.() !== 0) return false
  try {
    const isDebian = /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
    return isDebian && spawnSync('apt-get', ['--version']).status === 0
  } catch {
    return false
  }
}
