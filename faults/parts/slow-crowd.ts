import { connect } from 'node:net'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import { addressOf } from '#platform/calls/address.ts'
import { formBody, formType } from '../../tests/support/form-body.ts'

export type SlowKind = 'headers' | 'body' | 'upload' | 'reader'

/** What became of one slow client: how long it was borne, and what it was told. */
export type SlowEnd = { kind: SlowKind; ms: number; status: string | undefined }

const DROP_EVERY_MS = 500
/** Who is not hung up on at all hangs up, or the fault would never end. */
const PATIENCE_MS = 60_000
/** What readers ask for, and do not take: 3.5 MB, so often that the buffers on the way cannot hold it. */
export const READ_PATH = '/api/openapi.json'
const ASKED = 5

const half = formBody([{ name: 'file', value: Buffer.alloc(50_000, '%'), fileName: 'cv.pdf' }])

/** What each begins with, and the drop it adds every half second; a reader adds none, and takes nothing. */
const ways: Readonly<Record<SlowKind, { begin: string | Buffer; drop: string }>> = {
  headers: { begin: 'GET /about HTTP/1.1\r\nHost: localhost\r\n', drop: 'X-A: b\r\n' },
  body: {
    begin: `POST ${leadCalls.leaveContacts.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n\r\n{`,
    drop: ' ',
  },
  upload: {
    begin: Buffer.concat([
      Buffer.from(
        `POST ${addressOf(applicationCalls.apply, { params: { id: '1' } })} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${formType}\r\nContent-Length: ${half.length}\r\n\r\n`,
      ),
      half.subarray(0, 20_000),
    ]),
    drop: '%',
  },
  reader: { begin: `GET ${READ_PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(ASKED), drop: '' },
}

/**
 * One of them, until it is hung up on. Who does not read cannot hear that either: a reader looks after `lookAfterMs`, and
 * finds a part of what it asked for, or all of it.
 */
export function slowClient(port: number, kind: SlowKind, lookAfterMs: number): Promise<SlowEnd> {
  const { begin, drop } = ways[kind]
  const began = Date.now()
  let heard = ''
  let answers = 0
  // Not by the clock: a timer may come a millisecond before it, and who stops reading then never hears of the end.
  let isLooking = kind !== 'reader'
  const socket = connect({ port, host: 'localhost' })
  socket.on('error', () => undefined)
  socket.on('connect', () => socket.write(begin))
  socket.on('data', (chunk) => {
    const text = chunk.toString('latin1')
    heard ||= text
    answers += text.split('HTTP/1.1 200').length - 1
    if (!isLooking) socket.pause()
  })
  const look = () => {
    isLooking = true
    socket.resume()
  }
  const dripping = drop ? setInterval(() => socket.write(drop), DROP_EVERY_MS) : setTimeout(look, lookAfterMs)
  let wasForgotten = false
  const forgotten = setTimeout(() => {
    wasForgotten = true
    socket.destroy()
  }, lookAfterMs + PATIENCE_MS)
  return new Promise((ended) => {
    socket.on('close', () => {
      clearInterval(dripping)
      clearTimeout(forgotten)
      const gotAll = kind === 'reader' && answers >= ASKED
      const borneMs = kind === 'reader' ? lookAfterMs : Date.now() - began
      const ms = gotAll || wasForgotten ? Number.POSITIVE_INFINITY : borneMs
      ended({ kind, ms, status: /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] })
    })
  })
}
