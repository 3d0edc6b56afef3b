import { assert } from '#kernel/assert.ts'
import { findPoint } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCells, findKeypad } from '../bank.repo.ts'
import { cellSides, freeIn, stateOf } from '../domain/cells.ts'
import { lockedUntil } from '../domain/keypad.ts'
import type { BankAnswer } from '../lockers.contract.ts'
import { viewOf } from './open-door.ts'
import { findOpenDoors } from './opening.repo.ts'
import { pointOf } from './stand.service.ts'

export async function readBank(context: RequestContext): Promise<BankAnswer> {
  return bankAt(context.db, await pointOf(context.db, context), context)
}

/** The wall as the machine sees it: nothing about whose parcels they are. */
export async function bankAt(
  db: Db,
  point: number,
  { now, locale }: Pick<RequestContext, 'now' | 'locale'>,
): Promise<BankAnswer> {
  const [place, keypad, cells, open] = await Promise.all([
    findPoint(db, point),
    findKeypad(db, point),
    findCells(db, point),
    findOpenDoors(db, point),
  ])
  assert(place, 'a bank stands at a point')
  return {
    server_time: now.toISOString(),
    point: { id: place.id, name: place.name[locale] },
    keypad_locked_until: (keypad && lockedUntil(keypad, now)?.toISOString()) ?? null,
    cells: cells.map((cell) => ({
      number: cell.number,
      size: cell.size,
      sides_cm: [...cellSides[cell.size]],
      state: stateOf(cell),
      fault: cell.fault,
    })),
    free: freeIn(cells),
    openings: open.map(viewOf),
  }
}
