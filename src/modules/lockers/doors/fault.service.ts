import { err, ok, type Result } from '#kernel/result.ts'
import { findByNumbers, openIncident } from '#modules/orders/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCells, saveFault } from '../bank.repo.ts'
import type { CellFault } from '../domain/cells.ts'
import { isPutIn } from '../domain/openings.ts'
import type { BankAnswer, FaultRequest } from '../lockers.contract.ts'
import { bankAt } from './bank.service.ts'
import { findOpenDoor } from './opening.repo.ts'
import { settle } from './shut.service.ts'
import { followRoom, notSetUp, type Stand, standAt } from './stand.service.ts'

/** The machine says that a door does not work: nothing is put there any more, and what lies in it is the desk's matter. */
export function reportFault(
  context: RequestContext,
  number: number,
  { kind, inside }: FaultRequest,
): Promise<Result<BankAnswer, Failure<'locker_not_set_up' | 'not_found'>>> {
  return context.db.transaction(async (tx) => {
    const stand = await standAt(tx, context)
    if (!stand) return notSetUp
    const { point, now } = stand
    await settleOpen(stand, number, { kind, inside })
    const cell = (await findCells(tx, point)).find((one) => one.number === number)
    if (!cell) return err({ code: 'not_found' })
    // Told again, it is the same fault.
    if (cell.fault !== kind) {
      await saveFault(tx, point, number, { kind, at: now })
      if (cell.orderId !== null) await tellDesk(stand, number, kind, cell.orderId)
      await followRoom(tx, point)
    }
    return ok(await bankAt(tx, point, context))
  })
}

/** Of a door that was open, what was put in or taken out counts. */
async function settleOpen(stand: Stand, number: number, { kind, inside }: FaultRequest): Promise<void> {
  const open = await findOpenDoor(stand.tx, stand.point, number)
  if (!open) return
  if (inside !== undefined) await settle(stand, open, inside)
  // It has not opened at all: whoever waited for it types once more, and gets another one. Late, nobody knows: the desk looks.
  else if (kind === 'stuck' && open.overdueAt === null) await settle(stand, open, !isPutIn(open.what))
}

async function tellDesk({ tx, point, now }: Stand, number: number, kind: CellFault, orderId: number) {
  const [order] = await findByNumbers(tx, [orderId])
  await openIncident(tx, {
    key: `locker-fault:${point}:${number}:${now.getTime()}`,
    kind: 'locker_fault',
    orderId,
    happenedAt: now,
    now,
    details: { status: order?.status, code: kind, note: `#${number}` },
  })
}
