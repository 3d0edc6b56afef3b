import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BackupProblem } from './problem.ts'

/** Standard output, or standard input. */
export const PIPE = '-'

/** Written beside and renamed when it lies on the disk whole, so that a file of this name is always a whole backup. */
export async function writeWhole(path: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  const partial = `${path}.partial`
  if (existsSync(path))
    throw new BackupProblem(`${path} is there already, and no backup is ever overwritten.`)
  const file = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(
      error.code === 'EEXIST'
        ? `${partial} is there already: another backup writes it, or one was broken off. Delete it when none is under way.`
        : `${partial} cannot be written (${error.code}).`,
    )
  })
  try {
    const length = await writeAll(file, bytes)
    await file.sync()
    await file.close()
    if (existsSync(path))
      throw new BackupProblem(`${path} has come to be meanwhile, and no backup is ever overwritten.`)
    await rename(partial, path)
    await syncFolder(dirname(path))
    return length
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(partial, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new BackupProblem(`The disk of ${path} is full. What was written of the backup is deleted again.`)
    throw error
  }
}

async function writeAll(file: FileHandle, bytes: AsyncIterable<Buffer>): Promise<number> {
  let length = 0
  for await (const chunk of bytes) {
    await file.writeFile(chunk)
    length += chunk.length
  }
  return length
}

export async function writeToPipe(bytes: AsyncIterable<Buffer>): Promise<number> {
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain')
  }
  return length
}

/** A rename survives a power cut only when the folder that names the file is written too. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** The file from its beginning, as often as it is asked for. */
export async function* readWhole(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(`${path} cannot be read (${error.code}).`)
  })
  for await (const chunk of file.createReadStream({ highWaterMark: 1024 * 1024 })) yield chunk as Buffer
}
