import { expect, test } from 'vitest'
import { type PromiseFacts, promisedWindow } from './promised-window.ts'

/** Tashkent's clock, five hours ahead of UTC. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`)

const facts = (overrides: Partial<PromiseFacts>): PromiseFacts => ({
  promisedFrom: '2026-11-18',
  promisedTo: '2026-11-19',
  interval: null,
  stage: 'moving',
  now: at('2026-11-16', '12:00'),
  ...overrides,
})

const shown = (overrides: Partial<PromiseFacts>) => {
  const window = promisedWindow(facts(overrides))
  if (!window) return undefined
  const { from, to, hours, late } = window
  return `${from} ${to}${hours ? ` ${hours.from}-${hours.to}` : ''}${late ? ' late' : ''}`
}

test.each<[string, Partial<PromiseFacts>, string | undefined]>([
  ['the days of the quote before it has left', { stage: 'ahead' }, '2026-11-18 2026-11-19'],
  ['the same days on the road', {}, '2026-11-18 2026-11-19'],
  ['no day that is over', { now: at('2026-11-19', '08:00') }, '2026-11-19 2026-11-19'],
  [
    'the chosen hours once one day is left',
    { now: at('2026-11-19', '08:00'), interval: '12:00-15:00' },
    '2026-11-19 2026-11-19 12:00-15:00',
  ],
  [
    'another day once the hours of the last one are over',
    { now: at('2026-11-19', '15:05'), interval: '12:00-15:00' },
    '2026-11-19 2026-11-20 late',
  ],
  ['today and tomorrow when we are late', { now: at('2026-11-21', '08:00') }, '2026-11-21 2026-11-22 late'],
  [
    'hours of today on the last leg',
    { stage: 'last_leg', interval: '15:00-18:00', now: at('2026-11-17', '10:05') },
    '2026-11-17 2026-11-17 15:00-18:00',
  ],
  [
    'hours that shrink while they pass',
    { stage: 'last_leg', interval: '15:00-18:00', now: at('2026-11-17', '16:40') },
    '2026-11-17 2026-11-17 16:00-18:00',
  ],
  [
    'tomorrow when the hours are over',
    { stage: 'last_leg', interval: '15:00-18:00', now: at('2026-11-17', '18:00') },
    '2026-11-18 2026-11-18 15:00-18:00',
  ],
  [
    'the working day when nobody chose hours',
    { stage: 'last_leg', now: at('2026-11-17', '07:30') },
    '2026-11-17 2026-11-17 09:00-21:00',
  ],
  [
    'the next day, same hours, after an attempt in vain',
    { stage: 'failed', interval: '09:00-12:00', now: at('2026-11-30', '11:00') },
    '2026-12-01 2026-12-01 09:00-12:00',
  ],
  ['nothing at its point', { stage: 'waiting' }, undefined],
  ['nothing when it is over', { stage: 'over' }, undefined],
])('promises %s', (_, overrides, window) => {
  expect(shown(overrides)).toBe(window)
})

test('a day is a day of Tashkent, not of the server', () => {
  const lateEvening = new Date('2026-11-18T19:30:00Z')
  expect(shown({ now: lateEvening })).toBe('2026-11-19 2026-11-19')
})
