import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { balanceOf, findFirstMove, findLines, lockAccount, titleOf } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { freeIn, overdueSince } from '../domain/cash-desk.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { CashDeskList, CashDeskView, DeskChange, DeskMovements, NewDesk } from './cash.contract.ts'
import { findLastClosing, sumOpenDifferences } from './cash-closing.repo.ts'
import {
  type CashDesk,
  findDesk,
  findDeskOf,
  findDesks,
  findSeats,
  holdDesk,
  insertDesk,
  isNameTaken,
  lockDesk,
  lockDesks,
  type Seat,
  saveDesk,
  saveSeat,
} from './cash-desk.repo.ts'
import { sumTold } from './cash-transfer.repo.ts'

const PAGE = 50

export const accountOf = (desk: number) => ({ kind: 'cash_desk', owner: String(desk) }) as const

/** The desk that a person belongs to. While there is only one, nobody has to choose. */
export async function deskOf(db: Db, person: number): Promise<CashDesk | undefined> {
  const chosen = await findDeskOf(db, person)
  if (chosen) return chosen
  const [only, ...others] = await findDesks(db)
  return others.length === 0 ? only : undefined
}

type Unchosen = Failure<'not_found' | 'no_cash_desk' | 'cash_desk_of_others'>

/** One's own desk; another one is for admins. */
async function chosenDesk(
  db: Db,
  { caller }: Pick<RequestContext, 'caller'>,
  id: string | undefined,
): Promise<Result<CashDesk, Unchosen>> {
  assert(caller.person !== undefined, 'a cash desk is worked at by somebody')
  const own = await deskOf(db, caller.person)
  if (id === undefined) return own ? ok(own) : err({ code: 'no_cash_desk' })
  if (own?.id === Number(id)) return ok(own)
  const desk = await findDesk(db, Number(id))
  if (!desk) return err({ code: 'not_found' })
  return caller.kind === 'admin' ? ok(desk) : err({ code: 'cash_desk_of_others' })
}

/** The same, locked: what is told or counted there belongs to a desk that is not given up meanwhile. */
export async function lockChosenDesk(
  tx: Db,
  context: Pick<RequestContext, 'caller'>,
  id: string | undefined,
): Promise<Result<CashDesk, Unchosen>> {
  const chosen = await chosenDesk(tx, context, id)
  if (!chosen.ok) return chosen
  const desk = await lockDesk(tx, chosen.value.id)
  return desk ? ok(desk) : err({ code: 'not_found' })
}

/** The desk into which a person puts cash; undefined when they have none. */
export async function deskToPayInto(tx: Db, person: number): Promise<CashDesk | undefined> {
  const desk = await deskOf(tx, person)
  return desk && holdDesk(tx, desk.id)
}

export type NoCash = Failure<'no_cash_desk' | 'cash_desk_short'>

/** What to say where a desk does not hold enough. */
export const shortOf = (locale: Locale, desk: Pick<CashDesk, 'name'>, holds: number) =>
  ({
    code: 'cash_desk_short',
    values: { desk: desk.name, amount: formatter(locale).money(holds) },
  }) as const

/** What may leave a desk; its account is held until the transaction ends. */
export async function lockFree(tx: Db, desk: number): Promise<number> {
  const { balance: books } = await lockAccount(tx, accountOf(desk))
  const { toldOut } = await sumTold(tx, desk)
  return freeIn({ books, openDifferences: (await sumOpenDifferences(tx, desk)).sum, toldOut })
}

/**
 * The desk out of which a person pays so much, held until the transaction ends: whoever else pays there meanwhile waits, and
 * then finds what is left.
 */
export async function deskToPayFrom(
  tx: Db,
  { person, locale }: { person: number; locale: Locale },
  amount: number,
): Promise<Result<number, NoCash>> {
  const desk = await deskOf(tx, person)
  if (!desk) return err({ code: 'no_cash_desk' })
  const free = await lockFree(tx, desk.id)
  return free < amount ? err(shortOf(locale, desk, free)) : ok(desk.id)
}

async function viewOf(db: Db, now: Date, desk: CashDesk, seats: readonly Seat[]): Promise<CashDeskView> {
  const [cash, last, told, open] = await Promise.all([
    balanceOf(db, 'cash_desk', desk.id),
    findLastClosing(db, desk.id),
    sumTold(db, desk.id),
    sumOpenDifferences(db, desk.id),
  ])
  const firstMove = await findFirstMove(db, accountOf(desk.id), last?.throughLine ?? 0)
  return {
    id: String(desk.id),
    name: desk.name,
    place: desk.place,
    address: desk.address,
    cash,
    people: seats.filter(({ deskId }) => deskId === desk.id).map(colleagueOf),
    last_closed: last?.day ?? null,
    overdue_since: overdueSince(firstMove, now) ?? null,
    waiting: told.count,
    differences: open.count,
  }
}

const colleagueOf = ({ personId, fullName, role }: Seat) => ({
  id: String(personId),
  full_name: fullName,
  role,
})

export async function listDesks(context: RequestContext): Promise<Ok<CashDeskList>> {
  const { db, now } = context
  const [desks, seats] = [await findDesks(db), await findSeats(db)]
  const items: CashDeskView[] = []
  for (const desk of desks) items.push(await viewOf(db, now, desk, seats))
  const mine = await deskOf(db, personIn(context))
  return ok({
    items,
    mine: mine ? String(mine.id) : null,
    without_desk: seats.filter(({ deskId }) => deskId === null).map(colleagueOf),
  })
}

/** Whoever belonged to the only desk without being told so stays there. */
export function openDesk(
  context: RequestContext,
  { name, place, address = '' }: NewDesk,
): Promise<Result<CashDeskView, Failure<'cash_desk_name_taken'>>> {
  const at = context.now
  return context.db.transaction(async (tx) => {
    const [only, ...others] = await findDesks(tx)
    const id = await insertDesk(tx, { name, place, address, at })
    if (id === undefined) return err({ code: 'cash_desk_name_taken' })
    const seats = await findSeats(tx)
    if (only && others.length === 0)
      for (const { personId, deskId } of seats)
        if (deskId === null)
          await saveSeat(tx, { person: personId, desk: only.id, at, by: personIn(context) })
    await recordAudit(tx, context, {
      action: 'cash.open-desk',
      object: `cash-desk:${id}`,
      after: { name, place, address },
    })
    return ok(await viewOf(tx, at, { id, name, place, address }, await findSeats(tx)))
  })
}

type Unchangeable = Failure<'not_found' | 'cash_desk_name_taken' | 'cash_desk_not_empty'>

export function changeDesk(
  context: RequestContext,
  id: string,
  change: DeskChange,
): Promise<Result<CashDeskView, Unchangeable>> {
  return context.db.transaction(async (tx) => {
    if (change.given_up) await lockDesks(tx)
    const desk = await lockDesk(tx, Number(id))
    if (!desk) return err({ code: 'not_found' })
    const after = {
      ...desk,
      name: change.name ?? desk.name,
      address: change.address === undefined ? desk.address : (change.address ?? ''),
    }
    if (await isNameTaken(tx, after.name, desk.id)) return err({ code: 'cash_desk_name_taken' })
    if (change.given_up && !(await canBeGivenUp(tx, desk))) return err({ code: 'cash_desk_not_empty' })
    await saveDesk(tx, { ...after, closedAt: change.given_up ? context.now : null })
    await recordAudit(tx, context, {
      action: change.given_up ? 'cash.give-up-desk' : 'cash.change-desk',
      object: `cash-desk:${desk.id}`,
      before: { name: desk.name, address: desk.address },
      after: { name: after.name, address: after.address },
    })
    return ok(await viewOf(tx, context.now, after, await findSeats(tx)))
  })
}

/** No cash in it, none on its way, nothing to explain; and there is always a desk left. */
async function canBeGivenUp(tx: Db, { id }: CashDesk): Promise<boolean> {
  const { balance } = await lockAccount(tx, accountOf(id))
  const [told, open, desks] = [await sumTold(tx, id), await sumOpenDifferences(tx, id), await findDesks(tx)]
  return balance === 0 && told.count === 0 && open.count === 0 && desks.length > 1
}

/** A cashier belongs to one desk, and an admin says to which. */
export function seatCashier(
  context: RequestContext,
  person: string,
  deskId: string | null,
): Promise<Result<CashDeskList, Failure<'not_found'>>> {
  return context.db.transaction(async (tx) => {
    const seat = (await findSeats(tx)).find(({ personId }) => personId === Number(person))
    const desk = deskId === null ? null : await findDesk(tx, Number(deskId))
    if (!seat || desk === undefined) return err({ code: 'not_found' })
    await saveSeat(tx, {
      person: seat.personId,
      desk: desk?.id ?? null,
      at: context.now,
      by: personIn(context),
    })
    await recordAudit(tx, context, {
      action: 'cash.seat',
      object: `person:${seat.personId}`,
      before: { desk: seat.deskId },
      after: { desk: desk?.id ?? null, name: desk?.name },
    })
    return listDesks({ ...context, db: tx })
  })
}

export async function listMovements(
  { db, translate }: RequestContext,
  id: string,
  cursor: string | undefined,
): Promise<Result<DeskMovements, Failure<'not_found'>>> {
  const desk = await findDesk(db, Number(id))
  if (!desk) return err({ code: 'not_found' })
  const before = cursor === undefined ? undefined : Number(cursor)
  const found = await findLines(db, accountOf(desk.id), { after: 0, before }, PAGE + 1)
  const page = found.slice(0, PAGE)
  const closed = (await findLastClosing(db, desk.id))?.throughLine ?? 0
  return ok({
    items: page.map((line) => ({
      id: String(line.id),
      at: line.at.toISOString(),
      title: titleOf(line, translate),
      amount: line.amount,
      cash_after: line.balanceAfter,
      by: line.by,
      is_open: line.id > closed,
    })),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}
