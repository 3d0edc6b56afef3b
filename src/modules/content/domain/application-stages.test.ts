import { expect, test } from 'vitest'
import { applicationStages, movesFrom, refusalOfMove } from './application-stages.ts'

test('nobody is hired unseen, and whoever was told something is moved back only with a note', () => {
  const table = Object.fromEntries(
    applicationStages.map((stage) => [
      stage,
      movesFrom(stage).map(({ to, needsNote }) => (needsNote ? `${to} with a note` : to)),
    ]),
  )
  expect(table).toEqual({
    new: ['call', 'interview', 'refused'],
    call: ['interview', 'hired', 'refused', 'new with a note'],
    interview: ['hired', 'refused', 'new with a note', 'call with a note'],
    hired: ['interview with a note', 'refused with a note'],
    refused: ['new with a note', 'call with a note', 'interview with a note'],
  })
})

test('a move counts from where it was seen', () => {
  const move = (from: 'new' | 'call', note?: string) => ({ from, to: 'new' as const, note })
  expect(refusalOfMove('call', { from: 'new', to: 'interview', note: undefined })).toBe('moved')
  expect(refusalOfMove('call', move('call'))).toBe('note_needed')
  expect(refusalOfMove('call', move('call', 'why'))).toBeUndefined()
  expect(refusalOfMove('new', move('new', 'why'))).toBe('impossible')
})
