import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { lockAccount, post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { mostTransfers, type TransferWay } from '../domain/cash-desk.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { NewTransfer, TransferList, TransferView } from './cash.contract.ts'
import { accountOf, lockChosenDesk, lockFree, shortOf } from './cash-desk.service.ts'
import {
  findDecided,
  findTransfer,
  findWaiting,
  insertTransfer,
  lockTransfer,
  saveDecision,
  sumTold,
  type Transfer,
} from './cash-transfer.repo.ts'

const MOST_WAITING = 200
const SHOWN_DECIDED = 20

const viewOf = (transfer: Transfer): TransferView => ({
  id: String(transfer.id),
  desk: { id: String(transfer.deskId), name: transfer.deskName },
  way: transfer.way,
  amount: transfer.amount,
  note: transfer.note,
  state: transfer.state,
  told_at: transfer.toldAt.toISOString(),
  told_by: { id: String(transfer.toldBy), full_name: transfer.teller },
  decided_at: transfer.decidedAt?.toISOString() ?? null,
  decided_by: transfer.decider,
  reason: transfer.reason,
})

async function viewById(db: Db, id: number): Promise<TransferView> {
  const transfer = await findTransfer(db, id)
  assert(transfer, 'a transfer of cash is never taken away')
  return viewOf(transfer)
}

export async function listTransfers({ db }: RequestContext): Promise<Ok<TransferList>> {
  const [waiting, decided] = [await findWaiting(db, MOST_WAITING), await findDecided(db, SHOWN_DECIDED)]
  return ok({ items: [...waiting, ...decided].map(viewOf) })
}

type Untold = Failure<
  'not_found' | 'no_cash_desk' | 'cash_desk_of_others' | 'cash_desk_short' | 'too_many_cash_transfers'
>

/** The first of the two confirmations: what came from the bank, or went there. Nothing moves yet. */
export function tellTransfer(
  context: RequestContext,
  { desk_id, way, amount, note }: NewTransfer,
): Promise<Result<TransferView, Untold>> {
  const by = personIn(context)
  return context.db.transaction(async (tx) => {
    const chosen = await lockChosenDesk(tx, context, desk_id)
    if (!chosen.ok) return chosen
    const desk = chosen.value
    if ((await sumTold(tx, desk.id)).count >= mostTransfers)
      return err({ code: 'too_many_cash_transfers', values: { max: String(mostTransfers) } })
    const free = await lockFree(tx, desk.id)
    if (way === 'bank' && amount > free) return err(shortOf(context.locale, desk, free))
    const id = await insertTransfer(tx, { deskId: desk.id, way, amount, note, at: context.now, by })
    await recordAudit(tx, context, {
      action: way === 'fill' ? 'cash.tell-filled' : 'cash.tell-banked',
      object: `cash-transfer:${id}`,
      after: { desk: desk.name, amount, note },
    })
    return ok(await viewById(tx, id))
  })
}

type Undecided = 'not_found' | 'cash_transfer_decided'

/** Under the lock of the transfer, while it still waits. */
function decide<Code extends string>(
  context: RequestContext,
  id: string,
  work: (tx: Db, transfer: Transfer, by: number) => Promise<Failure<Code> | undefined>,
): Promise<Result<TransferView, Failure<Undecided | Code>>> {
  return context.db.transaction(async (tx): Promise<Result<TransferView, Failure<Undecided | Code>>> => {
    const transfer = await lockTransfer(tx, Number(id))
    if (!transfer) return err({ code: 'not_found' })
    if (transfer.state !== 'told') return err({ code: 'cash_transfer_decided' })
    const refusal = await work(tx, transfer, personIn(context))
    return refusal ? err(refusal) : ok(await viewById(tx, transfer.id))
  })
}

const templateOf = {
  fill: 'cash_desk_filled',
  bank: 'cash_desk_banked',
} as const satisfies Record<TransferWay, string>

/** The second confirmation, by somebody else who has counted it: the books move, once. */
export const confirmTransfer = (context: RequestContext, id: string, counted: number) =>
  decide<'cash_transfer_own' | 'cash_count_differs' | 'cash_desk_short'>(
    context,
    id,
    async (tx, transfer, by) => {
      const { way, amount, deskId } = transfer
      if (transfer.toldBy === by) return { code: 'cash_transfer_own' }
      if (counted !== amount) return { code: 'cash_count_differs' }
      const { balance } = await lockAccount(tx, accountOf(deskId))
      const posted = await post(tx, {
        key: `cash_transfer:${transfer.id}`,
        template: templateOf[way],
        facts: { desk: deskId, amount },
        reference: `cash-transfer:${transfer.id}`,
        at: context.now,
        by,
      })
      if (!posted.ok) return shortOf(context.locale, { name: transfer.deskName }, balance)
      await saveDecision(tx, transfer.id, { state: 'confirmed', at: context.now, by })
      await recordAudit(tx, context, {
        action: way === 'fill' ? 'cash.confirm-filled' : 'cash.confirm-banked',
        object: `cash-transfer:${transfer.id}`,
        after: { desk: transfer.deskName, amount },
      })
      return undefined
    },
  )

export const rejectTransfer = (context: RequestContext, id: string, reason: string) =>
  decide<'cash_transfer_own'>(context, id, async (tx, transfer, by) => {
    if (transfer.toldBy === by) return { code: 'cash_transfer_own' }
    await saveDecision(tx, transfer.id, { state: 'rejected', at: context.now, by, reason })
    await recordAudit(tx, context, {
      action: 'cash.reject-transfer',
      object: `cash-transfer:${transfer.id}`,
      after: { amount: transfer.amount, reason },
    })
    return undefined
  })

/** By whoever has said it. */
export const withdrawTransfer = (context: RequestContext, id: string) =>
  decide<'cash_transfer_of_others'>(context, id, async (tx, transfer, by) => {
    if (transfer.toldBy !== by) return { code: 'cash_transfer_of_others' }
    await saveDecision(tx, transfer.id, { state: 'withdrawn', at: context.now, by })
    await recordAudit(tx, context, {
      action: 'cash.withdraw-transfer',
      object: `cash-transfer:${transfer.id}`,
      after: { amount: transfer.amount },
    })
    return undefined
  })
