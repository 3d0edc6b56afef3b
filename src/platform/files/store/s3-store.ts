import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import {
  assertStorageKey,
  type ByteRange,
  type FileStore,
  type StorageKey,
  StoreProblem,
} from './file-store.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`: what most servers other than Amazon's expect. */
  pathStyle: boolean
}

export type S3Patience = {
  attempts: number
  /** Grows twofold with each attempt, with some chance in it so that many do not come back together. */
  firstPauseMs: number
  /** For the first word of an answer, and again for each further piece of it. */
  silenceMs: number
}

const usualPatience: S3Patience = { attempts: 4, firstPauseMs: 200, silenceMs: 10_000 }

type Request = {
  method: 'PUT' | 'GET' | 'DELETE'
  /** Undefined asks the bucket for the first name it holds. */
  key: StorageKey | undefined
  bytes?: Uint8Array
  from?: ByteRange | undefined
}

/** Any store that speaks Amazon's S3 over HTTP. Every call can be repeated without harm, so hiccups are ridden out. */
export function s3Store(settings: S3Settings, patience: S3Patience = usualPatience): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings
  // Retries are ours: the client's own would not notice a connection that breaks or falls silent.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const base = baseAddress(settings)

  async function attempt({ method, key, bytes, from }: Request): Promise<Answer> {
    const headers: Record<string, string> = {
      'X-Amz-Content-Sha256': createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    }
    if (from) headers.Range = `bytes=${from.first}-${Number.isFinite(from.last) ? from.last : ''}`
    const signed = await client.sign(
      key === undefined ? `${base}/?list-type=2&max-keys=1` : `${base}/${key}`,
      {
        method,
        headers,
        ...(bytes ? { body: bytes as Uint8Array<ArrayBuffer> } : {}),
      },
    )
    const ear = listenFor(patience.silenceMs)
    try {
      const response = await fetch(signed, { signal: ear.signal, redirect: 'error' })
      return { response, ear }
    } catch (error) {
      ear.rest()
      throw new StoreProblem('unavailable', 'the file store does not answer', error)
    }
  }

  /** Repeats what a second try may mend, and nothing else. */
  async function send(request: Request): Promise<Answer> {
    if (request.key !== undefined) assertStorageKey(request.key)
    for (let tries = 1; ; tries++) {
      try {
        const answer = await attempt(request)
        const { status } = answer.response
        if (request.from ? status === PARTIAL : answer.response.ok) return answer
        throw await problemOf(answer)
      } catch (error) {
        if (!isPassing(error) || tries >= patience.attempts) throw error
        await pause(tries)
      }
    }
  }

  const pause = (tries: number) => sleep(patience.firstPauseMs * 2 ** (tries - 1) * (0.5 + Math.random()))

  /** A connection that breaks in the middle is taken up again where it broke. */
  async function* body(key: StorageKey, first: Answer, range: ByteRange): AsyncGenerator<Uint8Array> {
    let answer = first
    let at = range.first
    for (let breaks = 0; ; ) {
      try {
        for await (const piece of answer.response.body ?? []) {
          // While our own reader takes its time, the store's silence is not its fault.
          answer.ear.rest()
          at += piece.length
          yield piece
          answer.ear.listen()
        }
        return
      } catch (error) {
        if (++breaks >= patience.attempts) {
          throw new StoreProblem('unavailable', 'the file store keeps hanging up', error)
        }
      } finally {
        answer.ear.rest()
      }
      await pause(breaks)
      answer = await send({ method: 'GET', key, from: { ...range, first: at } })
    }
  }

  return {
    async put(key, bytes) {
      await drop(await send({ method: 'PUT', key, bytes }))
    },
    async get(key, range) {
      const answer = await send({ method: 'GET', key, from: range })
      return body(key, answer, range ?? { first: 0, last: Number.POSITIVE_INFINITY })
    },
    async delete(key) {
      try {
        await drop(await send({ method: 'DELETE', key }))
      } catch (error) {
        if (!(error instanceof StoreProblem) || error.kind !== 'missing') throw error
      }
    },
    async isEmpty() {
      const { response, ear } = await send({ method: 'GET', key: undefined })
      const listed = await response.text().finally(() => ear.rest())
      return !listed.includes('<Contents>')
    },
  }
}

type Answer = { response: Response; ear: Ear }

type Ear = { signal: AbortSignal; listen(): void; rest(): void }

/** Hangs up when nothing is heard for too long. */
function listenFor(silenceMs: number): Ear {
  const hangUp = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const rest = () => clearTimeout(timer)
  const listen = () => {
    rest()
    timer = setTimeout(() => hangUp.abort(), silenceMs)
  }
  listen()
  return { signal: hangUp.signal, listen, rest }
}

function baseAddress({ endpoint, bucket, pathStyle }: S3Settings): string {
  const url = new URL(endpoint)
  if (pathStyle) return `${url.origin}/${bucket}`
  url.hostname = `${bucket}.${url.hostname}`
  return url.origin
}

/** Frees the connection for the next call. */
async function drop({ response, ear }: Answer): Promise<void> {
  ear.rest()
  await response.body?.cancel()
}

const PARTIAL = 206
const TOO_MANY_REQUESTS = 429
const LONGEST_EXPLANATION = 4096

async function problemOf(answer: Answer): Promise<StoreProblem> {
  const { status } = answer.response
  const text = await answer.response.text().catch(() => '')
  answer.ear.rest()
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text.slice(0, LONGEST_EXPLANATION))?.[1] ?? 'no code'
  if (status === 404) return new StoreProblem('missing', `the file store answered 404 (${code})`)
  const kind = status >= 500 || status === TOO_MANY_REQUESTS ? 'unavailable' : 'refused'
  return new StoreProblem(kind, `the file store answered ${status} (${code})`)
}

const isPassing = (error: unknown) => error instanceof StoreProblem && error.kind === 'unavailable'
