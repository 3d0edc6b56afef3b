import { lockerLimits } from '../domain/keypad.ts'
import type { OpeningView } from '../lockers.contract.ts'
import { insertOpening, type NewOpening, type Opening } from './opening.repo.ts'
import type { Stand } from './stand.service.ts'

export const viewOf = ({ id, cell, what, until }: Opening): OpeningView => ({
  id,
  cell,
  what,
  until: until.toISOString(),
})

type Asked = Pick<NewOpening, 'cell' | 'eventId' | 'what' | 'orderId' | 'courierId' | 'sealed'>

/** The cell is theirs until the door is shut. */
export function openDoor({ tx, point, now }: Stand, asked: Asked): Promise<Opening> {
  const until = new Date(now.getTime() + lockerLimits.doorMs)
  return insertOpening(tx, { ...asked, pointId: point, openedAt: now, until })
}
