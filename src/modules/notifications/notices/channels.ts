import type { Locale } from '#platform/i18n/locales.ts'
import type { Sending } from '../domain/attempt.ts'
import type { ChannelName, NoticeKind, Side } from '../domain/notices.ts'

/**
 * The port of the channels. A notice about a parcel is planned (domain/planning.ts says who is told what, and by which
 * channels), waits for its time in the table `notice`, is put into words in its reader's language and handed to its
 * channel. Once a notice, whatever is delivered twice: the attempt is recorded before the channel is asked.
 *
 * A channel plugs in as one file that makes a `Channel` and one line in channel-registry.ts. It looks its reader up
 * (`reaches`), writes the words in its own form (`send`: escaping, buttons, encryption) and says what came of it with
 * `sent(id)` or `refused(why)` of domain/attempt.ts. It asks for no choices, keeps no quiet hours and tries nothing
 * again: that is decided before it is asked and after it has answered. An SMS goes through gateways/ instead.
 */
export type Channel = Readonly<{
  name: Exclude<ChannelName, 'sms'>
  /** Whether this person has this channel at all: a linked chat, an address, a device. */
  reaches(to: Recipient): Promise<boolean>
  /** Never throws for what the outside world does: that is a refusal. `gone`: the reader left this channel for good. */
  send(notice: OutgoingNotice, signal: AbortSignal): Promise<Sending>
}>

export type Recipient = Readonly<{
  /** Undefined for somebody without an account. */
  personId: number | undefined
  /** Nine national digits. */
  phone: string
  email: string | undefined
  /** Kept from the moment of planning. */
  locale: Locale
}>

export type OutgoingNotice = Readonly<{
  /** The same for every try. */
  id: number
  kind: NoticeKind
  side: Side
  to: Recipient
  order: Readonly<{ id: number; trackingCode: string }>
  /** Plain text in the reader's own language and script, nothing escaped. */
  title: string
  text: string
  /** Absolute; for this reader only, but for a letter's, which is as open as the tracking code. */
  link: Readonly<{ url: string; label: string }>
  /** Of no use to its reader after this. */
  expiresAt: Date
  urgent: boolean
}>
