import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import { refused, type Sending, sent, type Why } from '../../domain/attempt.ts'
import type { MessageGateway, OutgoingMessage } from '../../domain/gateway.ts'
import { partsOf } from '../../domain/sms-text.ts'
import type { EskizSettings } from '../../settings.ts'
import { type Answer, call, type Patience, refusalOfStatus, usualPatience } from './call.ts'
import { eskizTokens } from './eskiz-token.ts'

export type EskizDeps = {
  clock: Clock
  /** Where Eskiz reports what became of an attempt. */
  callbackUrlOf(reference: string): string
}

const sendAnswer = z.object({
  id: z.union([z.string().min(1).max(100), z.int().transform(String)]),
  status: z.string().optional(),
})
const errorAnswer = z.object({ status: z.literal('error') })

/** SMS through notify.eskiz.uz: the texts are those it has approved (domain/templates.ts). */
export function eskizGateway(
  settings: EskizSettings,
  { clock, callbackUrlOf }: EskizDeps,
  patience: Patience = usualPatience,
): MessageGateway {
  const tokens = eskizTokens(settings, clock, patience)

  function post(token: string, message: OutgoingMessage, signal: AbortSignal) {
    const body = new FormData()
    body.set('mobile_phone', `998${message.phone}`)
    body.set('message', message.text)
    body.set('from', settings.from)
    body.set('callback_url', callbackUrlOf(message.reference))
    const headers = { Authorization: `Bearer ${token}` }
    return call(
      { url: `${settings.url}/api/message/sms/send`, method: 'POST', headers, body, signal },
      patience,
    )
  }

  async function attempt(message: OutgoingMessage, signal: AbortSignal): Promise<Sending> {
    const token = await tokens.current()
    if (!token.ok) return refused(token.error)
    const sending = outcomeOf(await post(token.value, message, signal))
    if (sending.outcome === 'refused' && sending.why === 'unauthorized') tokens.drop(token.value)
    return sending
  }

  return {
    name: 'eskiz',
    moderates: true,
    carries: () => true,
    costOf: (text) => partsOf(text) * settings.price,
    async send(message, signal) {
      const first = await attempt(message, signal)
      // A token can end before its time: a new one, once.
      const isWorthAnother = first.outcome === 'refused' && first.why === 'unauthorized' && !signal.aborted
      return isWorthAnother ? attempt(message, signal) : first
    },
  }
}

function outcomeOf(answer: Result<Answer, Why>): Sending {
  if (!answer.ok) return refused(answer.error)
  const { status, body } = answer.value
  const why = refusalOfStatus(status)
  if (why) return refused(why)
  if (errorAnswer.safeParse(body).success) return refused('refused')
  const parsed = sendAnswer.safeParse(body)
  return parsed.success ? sent(parsed.data.id) : refused('unreadable')
}
