import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAtLeast } from './node-version.mjs'
import { giveUp, projectDir } from './project.mjs'

/** The first Node that runs TypeScript as it is. */
const needed = '22.18.0'

/** The Node that came with the packages; elsewhere (macOS, Alpine) the installed one, when it is new enough. */
export function findRuntime() {
  const isWindows = process.platform === 'win32'
  const folder = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const packaged = join(projectDir, 'node_modules', folder, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
  if (isAtLeast(process.version, needed)) return process.execPath
  return giveUp(
    `On this machine (${process.platform} ${process.arch}) TezBox needs Node ${needed} or newer, and this is ${process.version}. Get a newer one from https://nodejs.org.`,
  )
}

/** The file behind a command of an installed package, to be run by the runtime on every platform alike. */
export function toolPath(packageName, command) {
  const folder = join(projectDir, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}
