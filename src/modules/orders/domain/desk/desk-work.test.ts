import { expect, test } from 'vitest'
import { dueWithin, failedDeed, isWatched, lateDeed } from './desk-work.ts'

const at = (text: string) => new Date(`2026-11-16T${text}:00+05:00`)
const hourMs = 3_600_000

test.each([
  ['14:00', '2026-11-16T15:00'],
  ['21:30', '2026-11-17T09:00'],
  ['23:40', '2026-11-17T09:00'],
  ['03:00', '2026-11-16T09:00'],
  ['07:10', '2026-11-16T08:10'],
])('what begins at %s is due by %s: nobody is rung at night', (began, due) => {
  expect(dueWithin(hourMs, at(began)).getTime()).toBe(Date.parse(`${due}:00+05:00`))
})

test('whoever has a late parcel is asked; a failed attempt says what was missing', () => {
  const late = (holder: Parameters<typeof lateDeed>[0]['holder'], status = 'pickup' as const) =>
    lateDeed({ holder, status })
  expect([late('courier'), late('depot'), late('trip'), late('origin_point')]).toEqual([
    'ask_courier',
    'ask_depot',
    'ask_depot',
    'ask_point',
  ])
  expect([
    lateDeed({ holder: 'sender', status: 'new' }),
    lateDeed({ holder: 'sender', status: 'accept' }),
  ]).toEqual(['send_courier', 'ask_courier'])
  const failed = (reason: string, holder: 'courier' | 'sender' = 'courier') => failedDeed({ holder, reason })
  expect([
    failed('wrong_address'),
    failed('wrong_number'),
    failed('nobody_home'),
    failed('nobody_home', 'sender'),
  ]).toEqual(['find_address', 'find_phone', 'agree_on_day', 'agree_on_pickup'])
})

test('desks hear of what stands in a queue, and not of every parcel on its way', () => {
  const now = at('12:00')
  const promise = { window: null, reason: 'agreed', at: '' } as const
  expect(isWatched({ status: 'pickup', promise }, now)).toBe(false)
  expect(isWatched({ status: 'draft', promise }, now)).toBe(false)
  expect(isWatched({ status: 'draft', submittedAt: now, promise }, now)).toBe(true)
  expect(isWatched({ status: 'failed_delivery', promise }, now)).toBe(true)
  expect(isWatched({ status: 'pickup', promise: { ...promise, reason: 'delayed' } }, now)).toBe(true)
  const ends = (hours: number) => new Date(now.getTime() + hours * hourMs)
  expect(isWatched({ status: 'agent_received', storedUntil: ends(20), promise }, now)).toBe(true)
  expect(isWatched({ status: 'agent_received', storedUntil: ends(60), promise }, now)).toBe(false)
})
