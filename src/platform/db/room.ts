import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from './database.ts'
import { sql } from './sql.ts'

/** Whether what people send can be written down. */
export type Room = {
  isThere(): boolean
  /** Somebody met a full disk of the database: no calls are wanted until a trial has gone well. */
  doubt(): void
  stop(): void
}

export type RoomParts = {
  /** Where files or our own database lie; undefined when neither does. */
  folder: string | undefined
  db: Pick<Db, 'transaction'>
  /** Says why there is no room, or that there is again. */
  onChange: (full: string | undefined) => void
  everyMs?: number
}

const EVERY_MS = 2_000
const TRIAL_BYTES = 256 * 1024

/**
 * The folder is tried every few seconds by writing a quarter of a megabyte into it, unflushed: what a file system reports as
 * free is not what it lends. The database is tried only after a call has met its full disk, because each trial costs it
 * entries in its catalogue.
 */
export function watchRoom({ folder, db, onChange, everyMs = EVERY_MS }: RoomParts): Room {
  let full: string | undefined
  let isDatabaseFull = false
  let isTrying = false

  const look = async () => {
    if (isTrying) return
    isTrying = true
    if (isDatabaseFull) isDatabaseFull = !(await takesRows(db))
    const reason = isDatabaseFull ? 'the disk of the database is full' : await refusalOf(folder)
    if ((reason === undefined) !== (full === undefined)) onChange(reason)
    full = reason
    isTrying = false
  }
  const timer = setInterval(look, everyMs).unref()
  return {
    isThere: () => full === undefined && !isDatabaseFull,
    doubt() {
      isDatabaseFull = true
    },
    stop: () => clearInterval(timer),
  }
}

/** Anything that a file system answers with instead of taking the bytes. */
async function refusalOf(folder: string | undefined): Promise<string | undefined> {
  if (folder === undefined) return undefined
  const trial = join(folder, `.room-check-${process.pid}`)
  try {
    await writeFile(trial, Buffer.alloc(TRIAL_BYTES), { mode: 0o600 })
    return undefined
  } catch (error) {
    return `the data folder takes no files (${(error as NodeJS.ErrnoException).code})`
  } finally {
    await rm(trial, { force: true }).catch(() => undefined)
  }
}

/** A table of this session makes the database ask its disk for pages at once, and is gone with the transaction. */
async function takesRows(db: RoomParts['db']): Promise<boolean> {
  try {
    await db.transaction((tx) =>
      tx.run(sql`
        create temporary table room_check on commit drop as
          select repeat('x', 1000) as filling from generate_series(1, 260)`),
    )
    return true
  } catch {
    return false
  }
}
