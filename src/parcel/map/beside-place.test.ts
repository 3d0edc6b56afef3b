import { expect, test } from 'vitest'
import { besidePlace } from './beside-place.ts'

const frame = { width: 860, height: 736 }
const card = { width: 356, height: 340 }

test('what is told of a place stands to its right, with its tail at the place', () => {
  const { left, top, tail, tailTop } = besidePlace({ x: 230, y: 280 }, card, frame)
  expect(left).toBeGreaterThan(230)
  expect(tail).toBe('left')
  expect(top + tailTop).toBe(280)
})

test('at the right edge, or when that is wanted, it stands to the left', () => {
  expect(besidePlace({ x: 420, y: 280 }, card, frame, 'left').tail).toBe('right')
  expect(besidePlace({ x: 100, y: 280 }, card, frame, 'left').tail).toBe('left')
  const { left, tail } = besidePlace({ x: 800, y: 280 }, card, frame)
  expect(left + card.width).toBeLessThan(800)
  expect(tail).toBe('right')
})

test('it never leaves the frame; a place that did has no tail', () => {
  for (const place of [
    { x: -200, y: 300 },
    { x: 1_200, y: 300 },
    { x: 300, y: -90 },
    { x: 300, y: 2_000 },
  ]) {
    const { left, top, tail } = besidePlace(place, card, frame)
    expect(left).toBeGreaterThan(0)
    expect(left + card.width).toBeLessThan(frame.width)
    expect(top).toBeGreaterThan(0)
    expect(top + card.height).toBeLessThan(frame.height)
    expect(tail).toBeUndefined()
  }
})
