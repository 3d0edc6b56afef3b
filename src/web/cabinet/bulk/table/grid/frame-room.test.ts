import { expect, test } from 'vitest'
import { createFrameRoom } from './frame-room.ts'

/** A machine on which a frame takes so long, and how many of twenty rows it fills in it. */
function machine() {
  let now = 0
  let told: (() => void) | undefined
  const ask = (then: () => void) => {
    told = then
  }
  const room = createFrameRoom(() => now, { ask, leave: () => undefined })
  return (frameMs: number, moved = 0) => {
    room.begin()
    for (let row = 0; row < moved; row += 1) room.take('moved')
    let filled = 0
    while (filled < 20 && room.hasMore()) {
      room.take('filled')
      filled += 1
    }
    room.end(filled < 20)
    now += frameMs
    told?.()
    return filled
  }
}

test('short frames are filled with more and more rows, long ones with fewer, down to one', () => {
  const frame = machine()
  expect(frame(3)).toBe(2)
  expect(frame(3)).toBe(3)
  for (let turn = 0; turn < 30; turn += 1) frame(3)
  expect(frame(8)).toBe(20)
  for (let turn = 0; turn < 30; turn += 1) frame(12)
  expect(frame(12)).toBe(1)
})

test('rows that were moved take some of the room', () => {
  const frame = machine()
  expect(frame(8)).toBe(2)
  expect(frame(8, 4)).toBe(1)
  expect(frame(8, 8)).toBe(0)
})
