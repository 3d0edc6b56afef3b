import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { WatchedFigure } from './watched-figure.ts'

/** Touched by whoever made a backup that came to its end (deploy/systemd/tezbox-backup.service). */
export const LAST_BACKUP = 'last-backup'

/** What a person with a shell would look at first: room in the data folder, and how old the last backup is. */
export function surroundings(dataDir: string): WatchedFigure[] {
  return [
    {
      name: 'tezbox_disk_free_bytes',
      help: 'Room on the disk of the data folder, for whoever is not root',
      read: async () => {
        const { bavail, bsize } = await statfs(dataDir)
        return bavail * bsize
      },
    },
    {
      name: 'tezbox_disk_size_bytes',
      help: 'Size of the disk of the data folder',
      read: async () => {
        const { blocks, bsize } = await statfs(dataDir)
        return blocks * bsize
      },
    },
    {
      name: 'tezbox_last_backup_timestamp_seconds',
      help: 'When the last backup came to its end; NaN before the first',
      read: async () => (await stat(join(dataDir, LAST_BACKUP))).mtimeMs / 1000,
    },
  ]
}
