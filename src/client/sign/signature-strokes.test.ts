import { expect, test } from 'vitest'
import { isSignature, pathOf } from './signature-strokes.ts'

const line = (points: number, length: number) =>
  Array.from({ length: points }, (_, index) => ({ x: (index / (points - 1)) * length, y: 0.5 }))

test('a slip of the finger is no signature', () => {
  expect(isSignature([])).toBe(false)
  expect(isSignature([line(3, 0.02)])).toBe(false)
  expect(isSignature([line(20, 0.05)])).toBe(false)
  expect(isSignature([line(20, 0.5)])).toBe(true)
  expect(isSignature([line(6, 0.1), line(6, 0.1)])).toBe(true)
})

test('a stroke keeps its shape when the phone is turned', () => {
  const stroke = [
    { x: 0, y: 0 },
    { x: 0.5, y: 1 },
  ]
  expect(pathOf(stroke, 200, 100)).toBe('M0.0 0.0L100.0 100.0')
})
