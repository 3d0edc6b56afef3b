import { expect, test } from 'vitest'
import { lockedBecause, stateOfWay, wayInAddress, wayNamed } from './hand-over-ways.ts'

const nothingWished = { hand_over: null, delegate: null, refused: false }
const paid = { to_collect: 0, signature_needed: false, wishes: nothingWished }

test('with money to take only a signature and passport stand beside the code', () => {
  const stop = { ...paid, to_collect: 185_000 }
  expect(stateOfWay(stop, 'signature')).toBe('open')
  expect(stateOfWay(stop, 'neighbour')).toBe('locked')
  expect(stateOfWay(stop, 'safe_place')).toBe('locked')
  expect(lockedBecause(stop)).toBe('money')
})

test('a signature that was ordered is not replaced by a neighbour', () => {
  const stop = { ...paid, signature_needed: true }
  expect(stateOfWay(stop, 'neighbour')).toBe('locked')
  expect(lockedBecause(stop)).toBe('signature')
})

test('what the receiver chose is marked, the rest stays open', () => {
  const neighbour = { kind: 'neighbour' as const, name: 'Dilbar Sobirova', phone: null, place: null }
  const stop = { ...paid, wishes: { ...nothingWished, hand_over: neighbour } }
  expect(stateOfWay(stop, 'neighbour')).toBe('wished')
  expect(stateOfWay(stop, 'safe_place')).toBe('open')
  expect(lockedBecause(stop)).toBeUndefined()
})

test('the address names the way; one that is locked by now, or none at all, is the first step', () => {
  const named = (way: string, stop = paid) => wayNamed(new URLSearchParams({ [wayInAddress]: way }), stop)
  expect(named('neighbour')).toBe('neighbour')
  expect(named('neighbour', { ...paid, to_collect: 185_000 })).toBeUndefined()
  expect(named('signature', { ...paid, to_collect: 185_000 })).toBe('signature')
  expect(named('code')).toBeUndefined()
  expect(wayNamed(new URLSearchParams(), paid)).toBeUndefined()
})
