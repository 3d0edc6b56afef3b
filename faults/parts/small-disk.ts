import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own in memory, which can be filled and read-only; only root may make one. */
export type SmallDisk = { path: string; fill(): void; makeRoom(): void; remove(): void }

const BLOCK = Buffer.alloc(64 * 1024, 1)

export function missingForSmallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'a disk to fill can only be made by root on Linux'
  try {
    smallDisk('1m').remove()
    return undefined
  } catch {
    return 'this machine lets nobody mount a disk'
  }
}

export function smallDisk(size: string, options = ''): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'tezbox-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755${options}`, 'tmpfs', path])
  const filling = join(path, 'lost+found')
  return {
    path,
    fill() {
      const file = openSync(filling, 'a')
      try {
        for (;;) writeSync(file, BLOCK)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(filling, { force: true }),
    remove() {
      // Lazily: whatever still stands on it ends by itself.
      execFileSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}
