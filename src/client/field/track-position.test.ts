import { expect, onTestFinished, test, vi } from 'vitest'
import { sampleStop, sampleToday } from '../../../tests/support/sample-day.ts'
import type { FieldStore, FieldView } from './field-store.ts'
import { isToldWhere, isWorthKeeping, trackPosition } from './track-position.ts'

const here = { at: 0, latitude: 41.2857, longitude: 69.2035, accuracy: 10 }
/** A hundred metres to the north. */
const there = { ...here, latitude: here.latitude + 0.0009 }

test('a place is kept when the phone has moved, and rarely when it stands still', () => {
  expect(isWorthKeeping(undefined, here)).toBe(true)
  expect(isWorthKeeping(here, { ...there, at: 10_000 })).toBe(false)
  expect(isWorthKeeping(here, { ...there, at: 30_000 })).toBe(true)
  expect(isWorthKeeping(here, { ...here, at: 60_000 })).toBe(false)
  expect(isWorthKeeping(here, { ...here, at: 300_000 })).toBe(true)
})

test('a place that is known badly has moved only when it is far away', () => {
  expect(isWorthKeeping(here, { ...there, at: 60_000, accuracy: 180 })).toBe(false)
})

test('a clock that was set back stops nothing', () => {
  expect(isWorthKeeping(here, { ...here, at: -3_600_000 })).toBe(true)
})

test('nobody is followed before a shift, after it, or with an empty bag', () => {
  const seen = (day: FieldView['day']) => isToldWhere({ day } as FieldView)
  const stops = [sampleStop()]
  const { shift } = sampleToday()
  expect(seen(sampleToday({ stops }))).toBe(true)
  expect(seen(undefined)).toBe(false)
  expect(seen(sampleToday({ stops, shift: null }))).toBe(false)
  expect(seen(sampleToday({ stops, shift: shift && { ...shift, ended_at: shift.started_at } }))).toBe(false)
  expect(seen(sampleToday({ stops: [sampleStop({ in_hand: false })] }))).toBe(false)
  expect(seen(sampleToday({ stops: [sampleStop({ state: 'done' })] }))).toBe(false)
})

test('whoever stands still is looked for without the satellites, and with them again after the first steps', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const looks: (boolean | undefined)[] = []
  let onPlace: PositionCallback = () => undefined
  const finder = {
    watchPosition: (take: PositionCallback, _: unknown, how: PositionOptions) => {
      onPlace = take
      return looks.push(how.enableHighAccuracy)
    },
    clearWatch: () => undefined,
  } as unknown as Geolocation
  const day = sampleToday({ stops: [sampleStop()] })
  const store = {
    view: () => ({ day }),
    subscribe: () => () => undefined,
    keepPosition: async () => undefined,
  }
  const stop = trackPosition(store as unknown as FieldStore, finder)
  const seeAt = (place: typeof here, afterMs: number) => {
    vi.advanceTimersByTime(afterMs)
    onPlace({ coords: place } as unknown as GeolocationPosition)
  }
  seeAt(here, 0)
  seeAt(here, 240_000)
  expect(looks).toEqual([true])
  seeAt(here, 60_000)
  expect(looks).toEqual([true, false])
  seeAt({ ...there, accuracy: 180 }, 60_000)
  expect(looks).toEqual([true, false])
  seeAt(there, 60_000)
  expect(looks).toEqual([true, false, true])
  stop()
})
