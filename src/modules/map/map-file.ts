import { stat } from 'node:fs/promises'
import { type Archive, openArchive } from './archive/archive.ts'
import { DamagedMap } from './archive/damaged-map.ts'

export type MapFileOptions = {
  path: string
  /** For whoever looks after the server: the map cannot be read, or can be again. Said once for each change. */
  onChange(problem: string | undefined): void
  now?: () => number
}

/** What the site tells about the map without opening a tile. */
export type MapFacts = Readonly<{
  /** Changes with the content of the file. */
  version: string
  /** The month of the data, `2021-08`; undefined when the file does not say. */
  dataDate: string | undefined
}>

export type MapFile = {
  /** Opens the file when it is first asked for, and again after it was replaced. Throws DamagedMap. */
  open(): Promise<Archive>
  /** Undefined while the map cannot be read. */
  facts(): Promise<MapFacts | undefined>
  /** Something that was read from it made no sense: before the next tile the file is looked at again. */
  doubt(error: unknown): void
  close(): void
}

/** How long the file is taken for the same without looking. */
const LOOK_EVERY_MS = 2_000

/** A read takes milliseconds. */
const LAST_READS_MS = 10_000

type Opened = { archive: Archive | undefined; problem: string | undefined; stamp: string }

export function createMapFile({ path, onChange, now = Date.now }: MapFileOptions): MapFile {
  let opened: Opened | undefined
  let looking: Promise<Opened> | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let told: string | undefined

  function tell(problem: string | undefined): void {
    if (problem !== told) onChange(problem)
    told = problem
  }

  /** One look for everybody who asks meanwhile. */
  function look(): Promise<Opened> {
    looking ??= openIfChanged().finally(() => {
      looking = undefined
    })
    return looking
  }

  async function openIfChanged(): Promise<Opened> {
    const stamp = await stampOf(path)
    if (opened?.stamp !== stamp || !opened.archive) {
      const before = opened?.archive
      opened = { ...(await tryToOpen(path)), stamp }
      // Who has just asked still reads from it.
      if (before) setTimeout(before.close, LAST_READS_MS).unref()
      tell(opened.problem)
    }
    lookedAt = now()
    return opened
  }

  async function open(): Promise<Archive> {
    const isFresh = opened !== undefined && Math.abs(now() - lookedAt) < LOOK_EVERY_MS
    const { archive, problem } = isFresh && opened ? opened : await look()
    if (!archive) throw new DamagedMap(problem)
    return archive
  }

  return {
    open,
    async facts() {
      try {
        const { version, metadata } = await open()
        return { version, dataDate: monthOf(metadata.data_date) }
      } catch {
        return undefined
      }
    },
    doubt(error) {
      tell(problemOf(error))
      lookedAt = Number.NEGATIVE_INFINITY
    },
    close() {
      opened?.archive?.close()
      opened = undefined
    },
  }
}

async function tryToOpen(path: string): Promise<Pick<Opened, 'archive' | 'problem'>> {
  try {
    return { archive: await openArchive(path), problem: undefined }
  } catch (error) {
    return { archive: undefined, problem: problemOf(error) }
  }
}

function problemOf(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'it is not there'
  return error instanceof Error ? error.message : String(error)
}

/** Another file under the same name has another one. */
async function stampOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(path)
    return `${ino} ${size} ${mtimeMs}`
  } catch {
    return 'nothing'
  }
}

const monthOf = (said: unknown) =>
  typeof said === 'string' && /^\d{4}-(0[1-9]|1[0-2])/.test(said) ? said.slice(0, 7) : undefined
