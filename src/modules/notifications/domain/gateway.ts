import type { Sending } from './attempt.ts'
import type { KnownTemplate, SmsText } from './templates.ts'

export type OutgoingMessage = {
  /** Nine national digits. */
  phone: string
  text: SmsText
  /** The code inside the text, for gateways that write their own words around it. */
  code: string | undefined
  /** After this it is of no use to its reader. */
  ttlSeconds: number
  /** The number of our attempt: comes back with reports. */
  reference: string
}

/** The one way messages leave. Adapters live in gateways/, each with a line in gateways/registry.ts. */
export type MessageGateway = {
  readonly name: string
  carries(template: KnownTemplate): boolean
  /** It sends only words that it has approved. */
  readonly moderates?: boolean
  /** What it is thought to charge for this text, in so'm. */
  costOf?(text: SmsText): number
  /** Never throws for what the outside world does: that is a refusal. */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<Sending>
}
