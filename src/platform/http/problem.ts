import type { FastifyReply, FastifyRequest } from 'fastify'
import { htmlLang, type Locale } from '#platform/i18n/locales.ts'
import { varyBy } from './answer-headers/vary.ts'
import { localeOf } from './caller.ts'
import type { Failure } from './errors.ts'

/** One error catalogue for the whole product: status by code, message by code and language. */
export type ErrorCatalogue = {
  status: Readonly<Record<string, number>>
  message(locale: Locale, code: string, values?: Record<string, string>): string
}

/** RFC 9457 problem details with the envelope's own words (DECISIONS, "API shapes"). */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  success: false
  code: string
  message: string
  errors: { path: string; code: string; message: string }[]
  request_id: string
}

export const problemType = 'application/problem+json; charset=utf-8'

export function problemOf(
  catalogue: ErrorCatalogue,
  failure: Failure,
  { locale, requestId }: { locale: Locale; requestId: string },
): Problem {
  // A code without a row is a bug of ours, and the compiler has been got round: say so as an internal error.
  const code = failure.code in catalogue.status ? failure.code : 'internal'
  const message = catalogue.message(locale, code, failure.values)
  return {
    ...failure.extra,
    type: 'about:blank',
    title: message,
    status: catalogue.status[code] ?? 500,
    success: false,
    code,
    message,
    errors: (failure.fields ?? []).map((field) => ({
      path: field.path,
      code: field.code,
      message: catalogue.message(locale, field.code, field.values),
    })),
    request_id: requestId,
  }
}

/** The one way a failure leaves the server: its status, its message in the caller's language. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  catalogue: ErrorCatalogue,
  failure: Failure,
): FastifyReply {
  const locale = localeOf(request)
  const problem = problemOf(catalogue, failure, { locale, requestId: request.id })
  const { seconds } = failure.values ?? {}
  if (problem.status === 429 && seconds) reply.header('Retry-After', seconds)
  return varyBy(reply, 'Accept-Language')
    .status(problem.status)
    .header('Content-Language', htmlLang[locale])
    .header('Cache-Control', 'no-store')
    .type(problemType)
    .send(JSON.stringify(problem))
}
