import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EdgeError } from './errors.ts'

export const MAX_BODY_BYTES = 1024 * 1024
export const MAX_HEADER_BYTES = 16 * 1024
const MAX_URL_CHARACTERS = 4096
const MAX_JSON_DEPTH = 32
/** Far more than any call takes. Each is looked at, and a mebibyte of brackets would keep everybody else waiting. */
const MAX_JSON_VALUES = 20_000

/** Refuses an address that is too long, is not UTF-8 or carries a NUL, before any handler reads it. */
export function refuseBadUrl(request: FastifyRequest): void {
  const { url = '' } = request.raw
  // A full address in the request line (`GET http://…`) is for proxies, and we are none.
  if (!url.startsWith('/')) throw new EdgeError({ code: 'not_found' })
  if (url.length > MAX_URL_CHARACTERS) throw new EdgeError({ code: 'url_too_long' })
  if (!url.includes('%')) return
  let decoded: string
  try {
    decoded = decodeURIComponent(url)
  } catch {
    throw new EdgeError({ code: 'invalid_encoding' })
  }
  if (decoded.includes('\0')) throw new EdgeError({ code: 'invalid_encoding' })
}

/** JSON arrives as bytes, so that broken UTF-8 is seen before it is turned into replacement characters. */
export function parseJsonSafely(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (request, body, done) => {
      const { 'content-encoding': coding = 'identity' } = request.headers
      if (coding !== 'identity') return done(new EdgeError({ code: 'unsupported_media_type' }))
      const bytes = body as Buffer
      if (bytes.length === 0) return done(null, undefined)
      if (!isUtf8(bytes)) return done(new EdgeError({ code: 'invalid_encoding' }))
      parse(request, bytes.toString('utf8'), (error, value) => {
        if (error) return done(new EdgeError({ code: 'invalid_json' }))
        try {
          refuseUnstorable(value, MAX_JSON_DEPTH, { left: MAX_JSON_VALUES })
        } catch (refusal) {
          return done(refusal as Error)
        }
        done(null, value)
      })
    },
  )
}

/** PostgreSQL text can hold neither NUL nor half a character: refused here rather than in the middle of a transaction. */
function refuseUnstorable(value: unknown, depthLeft: number, values: { left: number }): void {
  if (typeof value === 'string') refuseUnstorableText(value)
  if (typeof value !== 'object' || value === null) return
  if (depthLeft === 0) throw new EdgeError({ code: 'invalid_json' })
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  values.left -= items.length
  if (values.left < 0) throw new EdgeError({ code: 'body_too_large' })
  if (items !== value) for (const key of Object.keys(value)) refuseUnstorableText(key)
  for (const item of items) refuseUnstorable(item, depthLeft - 1, values)
}

function refuseUnstorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new EdgeError({ code: 'invalid_encoding' })
}
