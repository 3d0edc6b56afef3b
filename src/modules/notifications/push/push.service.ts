import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { isPublicUrl } from '#platform/outbound/public-post.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { readerOf } from '#platform/web-push/encrypt.ts'
import { drawVapidKeys, type VapidKeys, vapidKeysOf } from '#platform/web-push/vapid.ts'
import type { PushAnswer, PushRequest } from './push.contract.ts'
import {
  findPushKey,
  findSubscriptions,
  insertPushKey,
  removeSubscription,
  replacePushKey,
  saveSubscription,
} from './push.repo.ts'

type Deps = { db: Db; secrets: Secrets }
type Who = { person: number; session: number }

const KEY_SEAL = 'push key'
export const SUBSCRIPTION_SEAL = 'push subscription'
/** More browsers than anybody uses. */
const MOST_BROWSERS = 20

/** Drawn when it is first needed and then the same for good. */
export async function pushKeys({ db, secrets }: Deps): Promise<VapidKeys> {
  const known = await findPushKey(db)
  const key = known && secrets.open(KEY_SEAL, known)
  if (key) return vapidKeysOf(Buffer.from(key, 'base64url'))
  const sealed = secrets.seal(KEY_SEAL, drawVapidKeys().privateKey.toString('base64url'))
  if (known) await db.transaction((tx) => replacePushKey(tx, known, sealed))
  else await insertPushKey(db, sealed)
  const kept = await findPushKey(db)
  return vapidKeysOf(Buffer.from((kept && secrets.open(KEY_SEAL, kept)) ?? '', 'base64url'))
}

export async function readPush(deps: Deps, { person }: Who, now: Date): Promise<Ok<PushAnswer>> {
  const { publicKey } = await pushKeys(deps)
  const browsers = await findSubscriptions(deps.db, person, now)
  return ok({
    public_key: publicKey.toString('base64url'),
    endpoints: browsers.map(({ endpoint }) => endpoint),
  })
}

/** The address comes from the browser and is called by us: only a place on the open internet is taken. */
export async function subscribeBrowser(
  deps: Deps,
  who: Who,
  { endpoint, keys }: PushRequest,
  now: Date,
): Promise<Result<PushAnswer, Failure<'invalid_input'>>> {
  const wrong = !isPublicUrl(endpoint) ? 'endpoint' : readerOf(keys) ? undefined : 'keys'
  if (wrong) return err({ code: 'invalid_input', fields: [{ path: wrong, code: 'invalid_format' }] })
  const sealed = deps.secrets.seal(SUBSCRIPTION_SEAL, JSON.stringify(keys))
  const { person: personId, session: sessionId } = who
  await deps.db.transaction((tx) =>
    saveSubscription(tx, { personId, sessionId, endpoint, sealed, at: now }, MOST_BROWSERS),
  )
  return readPush(deps, who, now)
}

export async function unsubscribeBrowser(
  deps: Deps,
  who: Who,
  endpoint: string,
  now: Date,
): Promise<Ok<PushAnswer>> {
  await removeSubscription(deps.db, who.person, endpoint)
  return readPush(deps, who, now)
}
