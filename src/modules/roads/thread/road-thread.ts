import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { AnswerOf, Prepared, Question, RoadSource, Said, Told } from './messages.ts'

const require = createRequire(import.meta.url)

export type RoadThread = {
  /** Undefined when the roads cannot be asked now: too many wait, it took too long, or the file cannot be read. */
  ask<Q extends Question>(question: Q): Promise<AnswerOf<Q> | undefined>
  /** Whether the file is read, so that the next question is answered soon. */
  isRead(): boolean
  /** Whether everything is prepared. */
  isReady(): boolean
  close(): Promise<void>
}

export type ThreadLimits = { waiting: number; waitMs: number; idleMs: number; restMs: number }

/** A first question waits for the file to be read, a second or two; a search through the whole country takes half of one. */
export const usualLimits: ThreadLimits = {
  waiting: 200,
  waitMs: 10_000,
  /** A hundred megabytes are let go when nobody has asked for so long. */
  idleMs: 15 * 60_000,
  /** A file that cannot be read is tried again. */
  restMs: 60_000,
}

type Waiting = { resolve(answer: unknown): void; timer: NodeJS.Timeout }

/** The threads need nothing of ours but what they are told. */
const alone = { execArgv: [], env: {} }
const startAnswering = (workerData: RoadSource) =>
  new Worker(require.resolve('#modules/roads/thread/answering.ts'), { ...alone, workerData })
const startPreparing = (workerData: RoadSource) =>
  new Worker(require.resolve('#modules/roads/thread/preparing.ts'), { ...alone, workerData })

/**
 * The roads live in a thread of their own: nothing is read before the first question, the server answers everybody else
 * meanwhile, and all of it is gone again after a long silence.
 */
export function createRoadThread(
  source: RoadSource,
  report: (problem: string) => void,
  limits: ThreadLimits = usualLimits,
): RoadThread {
  const waiting = new Map<number, Waiting>()
  let answering: Worker | undefined
  let preparing: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let restUntil = 0
  let lastId = 0
  let isRead = false
  let isReady = false

  const settle = (id: number, answer: unknown) => {
    const one = waiting.get(id)
    if (!one) return
    clearTimeout(one.timer)
    waiting.delete(id)
    one.resolve(answer)
    if (waiting.size > 0) return
    answering?.unref()
    idle = setTimeout(() => void letGo(), limits.idleMs).unref()
  }

  const letGo = () => {
    const worker = answering
    answering = undefined
    isRead = false
    isReady = false
    for (const id of waiting.keys()) settle(id, undefined)
    return worker?.terminate()
  }

  const hear = (worker: Worker, said: Said) => {
    isRead = worker === answering
    if ('id' in said) settle(said.id, said.answer)
    else if ('ready' in said) isReady = worker === answering
    else prepare()
  }

  const prepare = () => {
    if (preparing) return
    const worker = startPreparing(source)
    preparing = worker
    worker.unref()
    worker.on('message', ({ packed, problem }: Prepared) => {
      if (problem) report(`what was prepared of the roads cannot be kept: ${problem}`)
      answering?.postMessage({ prepared: packed } satisfies Told, [packed])
    })
    worker.on('error', ({ message }) => report(`the roads cannot be prepared: ${message}`))
    worker.on('exit', () => {
      preparing = undefined
    })
  }

  const begin = () => {
    const worker = startAnswering(source)
    worker.on('message', (said: Said) => hear(worker, said))
    worker.on('error', ({ message }) => {
      report(message)
      restUntil = Date.now() + limits.restMs
    })
    worker.on('exit', () => {
      if (worker === answering) void letGo()
    })
    return worker
  }

  return {
    ask<Q extends Question>(question: Q) {
      if (waiting.size >= limits.waiting || Date.now() < restUntil) return Promise.resolve(undefined)
      answering ??= begin()
      answering.ref()
      clearTimeout(idle)
      const id = ++lastId
      const { promise, resolve } = Promise.withResolvers<AnswerOf<Q> | undefined>()
      const timer = setTimeout(() => settle(id, undefined), limits.waitMs)
      waiting.set(id, { resolve: (answer) => resolve(answer as AnswerOf<Q> | undefined), timer })
      answering.postMessage({ id, question, until: Date.now() + limits.waitMs } satisfies Told)
      return promise
    },
    isRead: () => isRead,
    isReady: () => isReady,
    async close() {
      clearTimeout(idle)
      await Promise.all([letGo(), preparing?.terminate()])
    },
  }
}
