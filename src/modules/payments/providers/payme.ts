import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EdgeError } from '#platform/http/errors.ts'
import type { PaymeSettings } from '../checkout/payments.settings.ts'
import { ACCOUNT_FIELD, type PaymeErrorName, paymeErrors, toTiyin } from '../domain/payme.ts'
import { callPayme, type PaymeFailure, paymeTypes } from './payme-calls.ts'
import type { PayLink, Provider, Till } from './port.ts'

const PATH = '/api/payments/v1/payme'
const MAX_BODY_BYTES = 64 * 1024

/** Payme's Merchant API: JSON-RPC, always answered with status 200. Cards are paid on its page too. */
export const paymeProvider = (settings: PaymeSettings | undefined): Provider => ({
  name: 'payme',
  types: paymeTypes,
  isConnected: settings !== undefined,
  payUrl: (link) => (settings ? payUrl(settings, link) : ''),
  mount: (api, till) =>
    void api.register(async (scope) => {
      readAnything(scope)
      scope.setErrorHandler((error, request, reply) => {
        // What the edge refuses (too many calls) never got as far as Payme's protocol.
        if (error instanceof EdgeError) throw error
        request.log.error({ err: error }, 'a call of Payme failed')
        return reply.send(failureAnswer(till, null, { error: 'failed' }))
      })
      scope.all(PATH, async (request, reply) => {
        reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8')
        return JSON.stringify(await answer(till, settings, request))
      })
    }),
})

function payUrl({ merchantId, checkoutUrl }: PaymeSettings, link: PayLink): string {
  const language = link.locale === 'oz' ? 'uz' : link.locale
  const parts = [
    `m=${merchantId}`,
    `ac.${ACCOUNT_FIELD}=${link.number}`,
    `a=${toTiyin(link.amount)}`,
    `l=${language}`,
    `c=${link.returnUrl}`,
  ]
  return `${checkoutUrl.replace(/\/+$/, '')}/${Buffer.from(parts.join(';')).toString('base64')}`
}

/** Broken JSON is answered in Payme's own words, so it is read here and not at the edge. */
function readAnything(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_, body, done) =>
    done(null, body),
  )
}

type RpcId = number | string | null
type Answer = { jsonrpc: '2.0'; id: RpcId } & (
  | { result: unknown }
  | { error: { code: number; message: Record<'ru' | 'uz' | 'en', string>; data: string | null } }
)

async function answer(
  till: Till,
  settings: PaymeSettings | undefined,
  request: FastifyRequest,
): Promise<Answer> {
  if (request.method !== 'POST') return failureAnswer(till, null, { error: 'not_post' })
  const call = callIn(request.body)
  const id = call?.id ?? null
  if (!settings || !isPayme(settings, request.headers.authorization))
    return failureAnswer(till, id, { error: 'not_payme' })
  if (!call) return failureAnswer(till, null, { error: 'unreadable' })
  const done = await callPayme(till, settings, call.method, call.params)
  return done.ok ? { jsonrpc: '2.0', id, result: done.value } : failureAnswer(till, id, done.error)
}

/** Undefined when it is no JSON, or holds what a database cannot. */
function callIn(body: unknown): { id: RpcId; method: unknown; params: unknown } | undefined {
  if (!Buffer.isBuffer(body)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    const call = text.includes('\\u0000') ? undefined : JSON.parse(text)
    if (typeof call !== 'object' || call === null) return { id: null, method: undefined, params: undefined }
    const { id, method, params } = call as Record<string, unknown>
    return { id: typeof id === 'number' || typeof id === 'string' ? id : null, method, params }
  } catch {
    return undefined
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared by their hashes: as long for a wrong key as for a right one. */
function isPayme({ key }: PaymeSettings, authorization: string | undefined): boolean {
  const expected = `Basic ${Buffer.from(`Paycom:${key}`).toString('base64')}`
  return timingSafeEqual(digest(authorization ?? ''), digest(expected))
}

function failureAnswer({ translate }: Till, id: RpcId, { error, data }: PaymeFailure): Answer {
  const say = (locale: 'ru' | 'uz' | 'en') => translate(locale, keyOf(error))
  return {
    jsonrpc: '2.0',
    id,
    error: {
      code: paymeErrors[error],
      message: { ru: say('ru'), uz: say('uz'), en: say('en') },
      data: data ?? null,
    },
  }
}

const keyOf = (error: PaymeErrorName) => `payments.payme.${error}` as const
