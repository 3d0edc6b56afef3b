import { expect, test } from 'vitest'
import { contractStates, movesFrom, refusalOfStep } from './agent-contract.ts'

test('no point opens without a signature, nothing is signed unsent, and what is taken back is explained', () => {
  const table = Object.fromEntries(
    contractStates.map((state) => [
      state,
      movesFrom(state).map(({ to, needs }) => [to, ...needs].join(' + ')),
    ]),
  )
  expect(table).toEqual({
    new: ['talking', 'declined + note'],
    talking: ['contract_sent', 'declined + note', 'new + note'],
    contract_sent: ['signed + contract', 'declined + note', 'talking + note'],
    signed: ['live + point_id', 'declined + note', 'contract_sent + note'],
    live: ['signed + note'],
    declined: ['talking + note'],
  })
})

test('a step counts from where it was seen, and comes with what it needs', () => {
  expect(refusalOfStep('talking', { from: 'new', to: 'talking' })).toBe('moved')
  expect(refusalOfStep('talking', { from: 'talking', to: 'live', point_id: 7 })).toBe('impossible')
  expect(refusalOfStep('signed', { from: 'signed', to: 'live' })).toEqual({ missing: 'point_id' })
  expect(refusalOfStep('signed', { from: 'signed', to: 'live', point_id: 7 })).toBeUndefined()
  expect(refusalOfStep('contract_sent', { from: 'contract_sent', to: 'signed' })).toEqual({
    missing: 'contract',
  })
  expect(refusalOfStep('live', { from: 'live', to: 'signed' })).toEqual({ missing: 'note' })
})
