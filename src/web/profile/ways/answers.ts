import type { Envelope } from '../../api-client.ts'

/*
 * What the page reads of the answers about Telegram and browsers. Written down here as well, because nobody imports the
 * notifications module, not even its contracts.
 */
const recordIn = <T>({ data }: Envelope) =>
  typeof data === 'object' && data !== null ? (data as T) : undefined

export type Telegram = {
  /** Null when this server has no bot. */
  bot: string | null
  linked_at: string | null
}
export const readTelegram = recordIn<Telegram>
export const readTelegramLink = recordIn<{ url: string }>

export type Push = { public_key: string; endpoints: readonly string[] }
export const readPush = recordIn<Push>
