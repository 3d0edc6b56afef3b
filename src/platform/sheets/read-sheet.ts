import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { err, ok } from '#kernel/result.ts'
import { BUSY, createWorkQueue } from '#platform/work-queue/work-queue.ts'
import { type PackedRow, packedRowsIn, unpacked } from './packed-rows.ts'
import type { SheetKind, SheetNews, SheetWork } from './sheet-worker.ts'
import type { OnProgress, SheetLimits, SheetProblem, Table, Tables } from './table.ts'

const require = createRequire(import.meta.url)

/** Twice what 50,000 rows of 15 columns take. */
const MEMORY_MB = 512
/** One at a time: a large file takes a core and this memory for seconds. */
const queue = createWorkQueue({ waiting: 10, waitMs: 15_000 })

type Listener<Row> = {
  onProgress?: OnProgress | undefined
  /** All that was read so far: rows come at the end of the last table. */
  onRows?: (tables: readonly Table<Row>[]) => void
  /** The rows of a piece. */
  take: (piece: string) => readonly Row[]
}

/**
 * Reads XLSX, ODS, XLS or text in columns (CSV and the like), told apart by content. It happens in a thread of its own
 * that is ended after its time or beyond its memory, so that no file can do more than be refused.
 */
export const readSheet = (bytes: Buffer, limits: SheetLimits, onProgress?: OnProgress): Promise<Tables> =>
  readRows(bytes, limits, { onProgress, take: unpacked })

/** The same for whoever keeps rows as they are and looks at some of them at a time; they are told while it is read. */
export const readPackedSheet = (
  bytes: Buffer,
  limits: SheetLimits,
  listener: Required<Omit<Listener<PackedRow>, 'take'>>,
): Promise<Tables<PackedRow>> => readRows(bytes, limits, { ...listener, take: packedRowsIn })

async function readRows<Row>(
  bytes: Buffer,
  limits: SheetLimits,
  listener: Listener<Row>,
): Promise<Tables<Row>> {
  if (bytes.length > limits.bytes) return err({ code: 'too_large' })
  const kind = kindOf(bytes)
  if (kind === 'xls' && !hasStream(bytes, 'Workbook'))
    return err({ code: hasStream(bytes, 'EncryptedPackage') ? 'encrypted' : 'unsupported' })
  const taken = new Int32Array(new SharedArrayBuffer(4))
  const work = { bytes: new Uint8Array(bytes), kind, limits, taken }
  const tables = await queue.run(() => readInThread(work, listener))
  return tables === BUSY ? err({ code: 'busy' }) : tables
}

function kindOf(bytes: Buffer): SheetKind {
  const beginning = bytes.subarray(0, 8).toString('hex')
  if (beginning === 'd0cf11e0a1b11ae1') return 'xls'
  return beginning.startsWith('504b0304') ? 'zip' : 'text'
}

/** A workbook behind a password is a file of the old kind with the new one inside. */
const hasStream = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'))

async function readInThread<Row>(work: SheetWork, listener: Listener<Row>): Promise<Tables<Row>> {
  const worker = new Worker(require.resolve('#platform/sheets/sheet-worker.ts'), {
    workerData: work,
    transferList: [work.bytes.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: work.limits.memoryMb ?? MEMORY_MB },
    execArgv: [],
    env: {},
    // What a library prints is nobody's log line.
    stdout: true,
    stderr: true,
  })
  const late = Promise.withResolvers<Tables<Row>>()
  const timer = setTimeout(() => late.resolve(err({ code: 'too_slow' })), work.limits.ms)
  try {
    return await Promise.race([late.promise, told(worker, work.taken, listener)])
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function told<Row>(
  worker: Worker,
  taken: Int32Array,
  { onProgress, onRows, take }: Listener<Row>,
): Promise<Tables<Row>> {
  const { promise, resolve, reject } = Promise.withResolvers<Tables<Row>>()
  const tables: { name: string; rows: Row[] }[] = []
  worker.on('message', (news: SheetNews) => {
    if (news.kind === 'progress') onProgress?.(news.share)
    else if (news.kind === 'table') tables.push({ name: news.name, rows: [] })
    else if (news.kind === 'rows') {
      tables.at(-1)?.rows.push(...take(news.packed))
      Atomics.add(taken, 0, 1)
      Atomics.notify(taken, 0)
      onRows?.(tables)
    } else resolve(news.problem ? err(news.problem) : ok<readonly Table<Row>[]>(tables))
  })
  worker.on('error', (error: NodeJS.ErrnoException) => {
    const problem: SheetProblem = { code: 'too_large' }
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(err(problem))
    else reject(error)
  })
  worker.on('exit', () => resolve(err({ code: 'damaged' })))
  return promise
}
