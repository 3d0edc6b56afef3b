import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { FILES_FOLDER, readFileStore } from '../files/settings.ts'
import type { FileStore, StorageKey } from '../files/store/file-store.ts'
import { folderStore } from '../files/store/folder-store.ts'
import { type KeyPlan, writeKeys } from './keys.ts'

/** Where files and keys of a backup go: first aside, then into place, and away again when it comes to nothing. */
export type NewPlace = { store: FileStore; settle(keys: KeyPlan): void; undo(): Promise<void> }

export function newPlace(env: Readonly<Record<string, string | undefined>>, dataDir: string): NewPlace {
  const final = join(dataDir, FILES_FOLDER)
  const aside = join(dataDir, `${FILES_FOLDER}.restoring`)
  const { store, isFolder, prepare } = readFileStore(env, aside)
  return isFolder ? inFolder(final, aside, prepare) : inBucket(store)
}

function inFolder(final: string, aside: string, prepare: () => void): NewPlace {
  // Of a restore that was killed: its database is empty, so nothing speaks for these.
  rmSync(aside, { recursive: true, force: true })
  let undoKeys: () => void = () => undefined
  let isSettled = false
  return {
    store: {
      ...folderStore(aside),
      put: async (key, bytes) => {
        if (!existsSync(aside)) prepare()
        await folderStore(aside).put(key, bytes)
      },
      isEmpty: () => folderStore(final).isEmpty(),
    },
    settle(keys) {
      undoKeys = writeKeys(keys)
      if (!existsSync(aside)) prepare()
      if (existsSync(final)) rmdirSync(final)
      renameSync(aside, final)
      isSettled = true
    },
    async undo() {
      undoKeys()
      rmSync(aside, { recursive: true, force: true })
      if (isSettled) rmSync(final, { recursive: true, force: true })
    },
  }
}

/** A bucket has no aside; it was empty, so what lies there now came from here. */
function inBucket(store: FileStore): NewPlace {
  let undoKeys: () => void = () => undefined
  const put = new Set<StorageKey>()
  return {
    store: {
      ...store,
      put: async (key, bytes) => {
        put.add(key)
        await store.put(key, bytes)
      },
    },
    settle(keys) {
      undoKeys = writeKeys(keys)
    },
    async undo() {
      undoKeys()
      for (const key of put) await store.delete(key).catch(() => undefined)
    },
  }
}
