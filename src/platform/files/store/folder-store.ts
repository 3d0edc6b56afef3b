import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertStorageKey, type FileStore, type StorageKey, StoreProblem } from './file-store.ts'

const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600

/** Files in a folder of this machine; several copies of the server may share it. */
export function folderStore(root: string): FileStore {
  const pathOf = (key: StorageKey) => {
    assertStorageKey(key)
    return join(root, key)
  }
  const partOf = (key: StorageKey) => `${pathOf(key)}.part`

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const made = await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER })
      try {
        await writeWhole(partOf(key), bytes)
        await rename(partOf(key), path)
      } catch (error) {
        // On a full disk every byte counts.
        await rm(partOf(key), { force: true }).catch(() => undefined)
        throw error
      }
      await syncFolder(dirname(path))
      if (made !== undefined) await syncFolder(root)
    },

    async get(key, range) {
      const file = await open(pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new StoreProblem('missing', 'no such file in the folder') : error
      })
      return file.createReadStream(range ? { start: range.first, end: range.last } : {})
    },

    async delete(key) {
      await rm(partOf(key), { force: true })
      await rm(pathOf(key), { force: true })
    },

    async isEmpty() {
      const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return names.length === 0
    },
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = await open(path, 'wx', OWNER_ONLY_FILE)
  try {
    await part.writeFile(bytes)
    await part.sync()
  } finally {
    await part.close()
  }
}

/** A rename survives a power cut only when the folder that names the file is written too. */
async function syncFolder(path: string): Promise<void> {
  // Windows has no such call, and keeps its own journal of names.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
