import { request as open } from 'node:http'
import type { Send } from './bank.ts'

const MAX_ANSWER_BYTES = 1024 * 1024
const PATIENCE_MS = 15_000

/** Over the wire, to a shop on this machine. */
export const sendTo =
  (shop: string): Send =>
  ({ path, headers, body }, { dropAnswer = false } = {}) =>
    new Promise((answered, fail) => {
      const call = open(new URL(path, shop), {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        timeout: PATIENCE_MS,
      })
      call.on('timeout', () => call.destroy(new Error('too slow')))
      call.on('error', fail)
      call.on('response', (response) => {
        // The shop has done it, and nobody hears of it.
        if (dropAnswer) return call.destroy(new Error('connection dropped'))
        const chunks: Buffer[] = []
        let length = 0
        response.on('data', (chunk: Buffer) => {
          length += chunk.length
          if (length > MAX_ANSWER_BYTES) call.destroy(new Error('too much'))
          else chunks.push(chunk)
        })
        response.on('end', () => answered(Buffer.concat(chunks).toString('utf8')))
      })
      call.end(body)
    })
