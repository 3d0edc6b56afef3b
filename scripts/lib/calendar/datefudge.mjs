import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canInstallPackages, installPackages } from '../debian.mjs'

export const datefudgeNeeded =
  'The parts with a moved clock need datefudge: install the Debian package of that name. They were left out.'

/**
 * The path of the library that moves the clock of a program; on Debian, root installs it. Undefined: none. It is not
 * libfaketime, which tells the true time to whoever asks while PostgreSQL waits: statements, locks and deadlocks would
 * then never run into their time-out.
 */
export async function ensureDatefudge() {
  const found = findDatefudge()
  if (found !== undefined || !canInstallPackages()) return found
  await installPackages('the library that moves the clock', ['datefudge'])
  return findDatefudge()
}

/** Each kind of machine has a folder of its own there. */
function findDatefudge() {
  const libraries = '/usr/lib'
  if (process.platform !== 'linux' || !existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .map((machine) => join(libraries, machine, 'datefudge/datefudge.so'))
    .find((path) => existsSync(path))
}
