import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { varyBy } from '../answer-headers/vary.ts'

/** A finished answer with its compressed forms, kept in memory and sent as it is. */
export type Compressed = {
  type: string
  etag: string
  plain: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** As far back as it looks for what it has seen: as long as a page. The usual 4 MB are memory that has to be cleared up for each. */
const WINDOW_BITS = 17
/** Below this a compressed body saves less than its header costs. */
const SMALLEST_WORTH_IT = 256

export const etagOf = (plain: Buffer) =>
  `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`

export async function compressed(plain: Buffer, type: string, quality = 10): Promise<Compressed> {
  const etag = etagOf(plain)
  const isText = /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/.test(type)
  if (!isText || plain.length < SMALLEST_WORTH_IT)
    return { type, etag, plain, br: undefined, gzip: undefined }
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    gzipped(plain, { level: 8 }),
  ])
  return { type, etag, plain, br, gzip: gz }
}

/** Sends the best form the caller understands, or 304 when it has it already. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Compressed,
): FastifyReply {
  varyBy(reply, 'Accept-Encoding').header('ETag', answer.etag)
  if (request.headers['if-none-match']?.includes(answer.etag) && reply.statusCode === 200)
    return reply.status(304).send()
  const accepts = acceptedBy(String(request.headers['accept-encoding'] ?? ''))
  reply.header('Content-Type', answer.type)
  if (answer.br && accepts('br')) return reply.header('Content-Encoding', 'br').send(answer.br)
  if (answer.gzip && accepts('gzip')) return reply.header('Content-Encoding', 'gzip').send(answer.gzip)
  return reply.send(answer.plain)
}

/** For what is made for one caller: packed at once, quickly rather than tightly. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  plain: Buffer,
): Promise<FastifyReply> {
  const accepts = acceptedBy(String(request.headers['accept-encoding'] ?? ''))
  varyBy(reply, 'Accept-Encoding')
  if (plain.length < SMALLEST_WORTH_IT) return reply.send(plain)
  if (accepts('br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 3,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    }
    return reply.header('Content-Encoding', 'br').send(await brotli(plain, { params }))
  }
  if (accepts('gzip'))
    return reply.header('Content-Encoding', 'gzip').send(await gzipped(plain, { level: 4 }))
  return reply.send(plain)
}

/** `br;q=0` means "anything but br". */
export function acceptedBy(header: string): (coding: string) => boolean {
  return (coding) => new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(header)
}
