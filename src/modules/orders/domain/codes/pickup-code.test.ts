import { expect, test } from 'vitest'
import type { OrderEvent } from '../events.ts'
import { guards } from '../guards.ts'
import { project } from '../projection.ts'
import type { Terms } from '../state.ts'
import { newCodesLeft, offeredByCode, sendsLeft } from './pickup-code.ts'

const toPoint: Terms = {
  fromDoor: true,
  toDoor: false,
  destinationPointId: 7,
  total: 20_000,
  toCollect: 0,
  isReturn: false,
  firstCustody: { holder: 'sender' },
}
/** 08:00 in Tashkent. */
const start = Date.parse('2026-11-16T03:00:00.000Z')
const at = (hours: number) => new Date(start + hours * 3_600_000)

const event = (seq: number, fields: Partial<OrderEvent>): OrderEvent => {
  const happenedAt = fields.happenedAt ?? at(0)
  return { id: `e${seq}`, seq, verb: 'place', actor: 'owner', happenedAt, recordedAt: happenedAt, ...fields }
}

/** A parcel at its counter, and what was done about its code at these hours. */
function stateAfter(...deeds: readonly (readonly ['renew_code' | 'send_code', number])[]) {
  const way: Partial<OrderEvent>[] = [
    {},
    { verb: 'pay', actor: 'system' },
    { verb: 'accept', actor: 'courier', personId: 1, courierId: 1 },
    { verb: 'pick_up', actor: 'courier', personId: 1, courierId: 1 },
    { verb: 'store', actor: 'agent', pointId: 7 },
    ...deeds.map(([verb, hours]) => ({
      verb,
      actor: verb === 'renew_code' ? ('receiver' as const) : ('agent' as const),
      pointId: 7,
      happenedAt: at(hours),
    })),
  ]
  const { state, noted } = project(
    toPoint,
    way.map((fields, index) => event(index, fields)),
  )
  if (!state || noted.length > 0) throw new Error('not a way a parcel goes')
  return state
}

const asked = (state: ReturnType<typeof stateAfter>, verb: 'renew_code' | 'send_code', hours: number) => ({
  state,
  terms: toPoint,
  event: event(99, { verb, happenedAt: at(hours) }),
  facts: {},
})

test('three new codes a day of Tashkent, and three more on the next', () => {
  const state = stateAfter(['renew_code', 1], ['renew_code', 2], ['renew_code', 15])
  expect(newCodesLeft(state, at(15))).toBe(0)
  expect(guards.codeRenewable(asked(state, 'renew_code', 15))).toEqual({ code: 'new_codes_used' })
  // Midnight in Tashkent is sixteen hours after the start.
  expect(newCodesLeft(state, at(16))).toBe(3)
  expect(guards.codeRenewable(asked(state, 'renew_code', 16))).toBeUndefined()
})

test('a code is sent again three times, and a new code three times anew', () => {
  const sent = stateAfter(['send_code', 1], ['send_code', 2], ['send_code', 3])
  expect(guards.codeSendable(asked(sent, 'send_code', 4))).toEqual({ code: 'code_sends_used' })
  const renewed = stateAfter(['send_code', 1], ['send_code', 2], ['send_code', 3], ['renew_code', 4])
  expect(sendsLeft(renewed)).toBe(3)
})

test('neither a hand-out nor the code is offered while it is locked', () => {
  const state = stateAfter()
  const offered = (codeTries: number) =>
    (['hand_out', 'send_code', 'refuse'] as const).filter((verb) => offeredByCode(verb, { codeTries }, state))
  expect(offered(4)).toEqual(['hand_out', 'send_code', 'refuse'])
  expect(offered(5)).toEqual(['refuse'])
})
