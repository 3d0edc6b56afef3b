import { type Ok, ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { InboxMessage } from '../notifications.contract.ts'
import { INBOX_SEAL } from '../sms/gateways/local.ts'
import { findInbox } from './inbox.repo.ts'

const SHOWN_MESSAGES = 100

/** What the local gateway has kept, newest last. Messages sealed with a key that is gone are left out. */
export async function readInbox(
  { db, secrets }: { db: Db; secrets: Secrets },
  phone: string | undefined,
): Promise<Ok<InboxMessage[]>> {
  const rows = await findInbox(db, phone, SHOWN_MESSAGES)
  const messages = rows.reverse().flatMap(({ id, sealed, at, ...rest }) => {
    const text = secrets.open(INBOX_SEAL, sealed)
    return text === undefined ? [] : [{ ...rest, id: String(id), text, at: at.toISOString() }]
  })
  return ok(messages)
}
