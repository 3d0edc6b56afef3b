import { expect, test } from 'vitest'
import type { DeskApplicationItem } from '#modules/content/applications/applications.contract.ts'
import { applicationStages, movesFrom } from '#modules/content/domain/application-stages.ts'
import { besides, cardBeside, isLate, moveTo, readView, withMoving } from './board-view.ts'

const item = (id: string, stage: DeskApplicationItem['stage'] = 'new'): DeskApplicationItem => ({
  id,
  vacancy: { id: '1', title: 'Kuryer' },
  full_name: 'Dilnoza Karimova',
  phone: '901112233',
  email: null,
  about: 'Uch yil kuryer boʻlib ishlaganman.',
  language: 'uz',
  stage,
  moves: movesFrom(stage).map(({ to, needsNote }) => ({ to, needs_note: needsNote })),
  has_cv: false,
  cv: null,
  note_count: 0,
  created_at: '2026-11-17T05:00:00.000Z',
  changed_at: '2026-11-17T05:00:00.000Z',
  deleted_on: '2027-05-16',
})

test('the address keeps the vacancy, the column of a phone and who is open, and nothing it does not know', () => {
  expect(readView(new URLSearchParams('vacancy=3&stage=call&application=12'))).toEqual({
    vacancy: '3',
    stage: 'call',
    application: '12',
  })
  expect(readView(new URLSearchParams('stage=fired')).stage).toBeUndefined()
})

test('a card that is being moved stands where it goes, and nowhere else', () => {
  const moving = { item: item('2'), to: 'call' } as const
  expect(withMoving([item('1'), item('2')], 'new', moving).map(({ id }) => id)).toEqual(['1'])
  expect(withMoving([item('3', 'call')], 'call', moving).map(({ id }) => id)).toEqual(['2', '3'])
  expect(withMoving([item('1')], 'new', undefined).map(({ id }) => id)).toEqual(['1'])
})

test('nobody is hired from the first column, and back goes only with a note', () => {
  expect(moveTo(item('1'), 'hired')).toBeUndefined()
  expect(moveTo(item('1'), 'call')).toEqual({ to: 'call', needs_note: false })
  expect(moveTo(item('1', 'refused'), 'call')).toEqual({ to: 'call', needs_note: true })
})

test('the stage beside the last one is none', () => {
  expect(applicationStages.map((stage) => besides(stage, 1))).toEqual([
    'call',
    'interview',
    'hired',
    'refused',
    undefined,
  ])
  expect(besides('new', -1)).toBeUndefined()
})

test('two days without a word are long; who is hired or refused waits no more', () => {
  const twoDaysOn = Date.parse('2026-11-19T05:00:01.000Z')
  expect(isLate(item('1'), twoDaysOn)).toBe(true)
  expect(isLate(item('1'), twoDaysOn - 2000)).toBe(false)
  expect(isLate(item('1', 'refused'), twoDaysOn)).toBe(false)
})

test('arrow keys walk down a column and over empty ones', () => {
  const columns = [
    { stage: 'new', items: [item('1'), item('2')] },
    { stage: 'call', items: [] },
    { stage: 'interview', items: [item('3')] },
  ] as const
  expect(cardBeside(columns, '1', 'ArrowDown')).toBe('2')
  expect(cardBeside(columns, '2', 'ArrowRight')).toBe('3')
  expect(cardBeside(columns, '3', 'ArrowLeft')).toBe('1')
  expect(cardBeside(columns, '2', 'ArrowDown')).toBeUndefined()
})
