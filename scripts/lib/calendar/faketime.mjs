import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canInstallPackages, installPackages } from '../debian.mjs'

export const faketimeNeeded =
  'The parts with a moved clock need libfaketime: install the Debian package "libfaketime". They were left out.'

/** The path of the library that moves the clock of a program; on Debian, root installs it. Undefined: none. */
export async function ensureFaketime() {
  const found = findFaketime()
  if (found !== undefined || !canInstallPackages()) return found
  await installPackages('the library that moves the clock', ['libfaketime'])
  return findFaketime()
}

/** Each kind of machine has a folder of its own there. The variant for programs with threads, as Node is. */
function findFaketime() {
  const libraries = '/usr/lib'
  if (process.platform !== 'linux' || !existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .map((machine) => join(libraries, machine, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path))
}
