import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'

export type Deskman = { id: number; role: 'cashier' | 'admin' }

/** A call as somebody at the desk would have made it then. */
export function deskContext(
  { db, secrets }: { db: Db; secrets: Secrets },
  { id, role }: Deskman,
  now: Date,
): RequestContext {
  return {
    // What belongs to a transaction of its own belongs to that of the demo, which alone sees its past.
    db: inside(db),
    secrets,
    now,
    caller: { kind: role, person: id, session: 0, reach: 'any' },
    locale: 'uz',
    translate: (key) => key,
    translateIn: (_, key) => key,
    address: '127.0.0.1',
    network: '127.0.0.1',
    userAgent: 'demo',
    device: undefined,
    keepDevice: () => undefined,
    wait: () => undefined,
    requestId: 'demo',
    report(error) {
      throw error
    },
    afterwards: () => undefined,
  }
}

function inside(db: Db): Db {
  const { root: _, ...rest } = db
  return rest
}
