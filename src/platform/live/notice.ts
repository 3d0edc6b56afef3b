import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { LIVE_TOPIC, tell } from '#platform/jobs/outbox.ts'

/** What people watch: a kind and the id of one thing, `order:10000001`. */
export type LiveChannel = `${string}:${string}`

/** NOTIFY carries up to 8,000 bytes; a channel needs far fewer. */
const channelShape = /^[a-z][a-z-]*:[\w.-]{1,100}$/

/**
 * Tells everybody who watches the channel, on every process, that there is something new: once the transaction is
 * committed, and only then. It carries no data: each stream reads what its own viewer may see.
 */
export async function notify(tx: Db, channel: LiveChannel): Promise<void> {
  assert(channelShape.test(channel), `${channel} is no channel`)
  await tell(tx, { topic: LIVE_TOPIC, key: channel, payload: JSON.stringify(channel) })
}
