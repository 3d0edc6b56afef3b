import { err, ok, type Result } from '#kernel/result.ts'
import { findByNumbers, openIncident } from '#modules/orders/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCells, saveFault } from '../bank.repo.ts'
import type { CellFault } from '../domain/cells.ts'
import type { BankAnswer } from '../lockers.contract.ts'
import { bankAt } from './bank.service.ts'
import { findOpenDoors, saveClosed } from './opening.repo.ts'
import { followRoom, notSetUp, type Stand, standAt } from './stand.service.ts'

/** The machine says that a door does not work: nothing is put there any more, and what lies in it is the desk's matter. */
export function reportFault(
  context: RequestContext,
  number: number,
  kind: CellFault,
): Promise<Result<BankAnswer, Failure<'locker_not_set_up' | 'not_found'>>> {
  return context.db.transaction(async (tx) => {
    const stand = await standAt(tx, context)
    if (!stand) return notSetUp
    const { point, now } = stand
    const cell = (await findCells(tx, point)).find((one) => one.number === number)
    if (!cell) return err({ code: 'not_found' })
    // Told again, it is the same fault.
    if (cell.fault !== kind) {
      await saveFault(tx, point, number, { kind, at: now })
      if (kind === 'stuck') await giveUp(stand, number)
      if (cell.orderId !== null) await tellDesk(stand, number, kind, cell.orderId)
      await followRoom(tx, point)
    }
    return ok(await bankAt(tx, point, context))
  })
}

/** It has not opened at all: whoever waited for it types once more, and gets another one. */
async function giveUp({ tx, point, now }: Stand, number: number): Promise<void> {
  const open = (await findOpenDoors(tx, point)).find(({ cell }) => cell === number)
  if (open) await saveClosed(tx, open.id, 'nothing', now)
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
