import { type Actor, recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import { act, type Stage } from './act.service.ts'
import { findOnlyAccepted } from './field.repo.ts'

/**
 * What a courier has accepted and not fetched goes back to the others at once: they will not come any more, and whoever
 * waits for them shall not wait until the clock notices.
 */
export async function letAcceptedGo(
  tx: Db,
  courier: number,
  { by, secrets }: { by: Actor; secrets: Stage['secrets'] },
): Promise<void> {
  const doer = {
    actor: 'operator',
    personId: by.caller.person,
    pointId: undefined,
    reach: { kind: 'any' },
  } as const
  for (const id of await findOnlyAccepted(tx, courier)) {
    const released = await act(tx, id, doer, { verb: 'release' }, { now: by.now, secrets })
    if (released.ok)
      await recordAudit(tx, by, {
        action: 'order.release',
        object: `order:${id}`,
        after: { status: released.value.status },
      })
  }
}
