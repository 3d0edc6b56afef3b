import { findPackageJSON } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { resolveDataDir } from '#platform/db/embedded/index.ts'

/** Where the program and its data stand, for whichever command was started, from its sources or as it was built. */
export const root = dirname(findPackageJSON(import.meta.url) ?? '')
export const migrations = join(root, 'migrations')
export const mapFile = join(root, 'map/uzbekistan.pmtiles')

/** Only the embedded database runs as another user, who has to reach the folder. */
export const dataDirOf = (
  databaseUrl: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
) => (databaseUrl ? resolve(root, env.TEZBOX_DATA || '.data') : resolveDataDir(env, root))
