import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustSucceed } from './child.mjs'
import { giveUp, projectDir } from './project.mjs'

/**
 * Installs when node_modules is not what package-lock.json says. npm writes its own list of what it installed as the
 * last thing, so an interrupted install is seen and done again. A folder with a lockfile of its own has its own packages.
 */
export async function ensureInstalled(folder = '.') {
  if (isInstalled(folder)) return
  console.log(folder === '.' ? 'Installing packages' : `Installing packages of ${folder}`)
  const place = folder === '.' ? [] : ['--prefix', join(projectDir, folder)]
  const args = ['ci', ...place, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  // Not necessarily the Node of this process, which may lie in the very folder that npm is about to empty.
  const nodeOfNpm = process.env.npm_node_execpath ?? process.execPath
  // Build tools are needed although the server runs in production mode.
  const { NODE_ENV: _, ...env } = process.env
  const done =
    npm !== undefined && /npm-cli\.[cm]?js$/.test(npm)
      ? await mustSucceed(nodeOfNpm, [npm, ...args], { env })
      : await mustSucceed(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env })
  if (!done) giveUp('The packages could not be installed; npm says why above. Try again when that is solved.')
}

function isInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const present = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (wanted === undefined || present === undefined) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const installed = present[path]
    if (installed === undefined) return entry.optional === true && !isMadeForThisMachine(entry)
    return installed.version === entry.version && installed.integrity === entry.integrity
  })
}

/** Programs for this very platform must be there; node_modules may have been copied from another machine. */
function isMadeForThisMachine({ os, cpu, libc }) {
  const names = (list, value) => [list].flat().includes(value)
  // npm alone decides between C libraries.
  return names(os, process.platform) && names(cpu, process.arch) && libc === undefined
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(projectDir, file), 'utf8')).packages
  } catch {
    return undefined
  }
}
