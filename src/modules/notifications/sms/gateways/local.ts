import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { sent } from '../../domain/attempt.ts'
import type { MessageGateway } from '../../domain/gateway.ts'
import { insertInboxMessage, trimInbox } from '../../inbox/inbox.repo.ts'

/** Older ones make room. */
const KEPT_MESSAGES = 500

export const INBOX_SEAL = 'dev inbox'

/** Nothing leaves the machine: messages lie in the development inbox, sealed like every code in the database. */
export function localGateway({
  db,
  secrets,
  clock,
}: {
  db: Db
  secrets: Secrets
  clock: Clock
}): MessageGateway {
  return {
    name: 'local',
    carries: () => true,
    async send({ phone, text }) {
      const sealed = secrets.seal(INBOX_SEAL, text)
      const id = await insertInboxMessage(db, { phone, channel: 'sms', sealed, at: clock.now() })
      await trimInbox(db, KEPT_MESSAGES)
      return sent(String(id))
    },
  }
}
