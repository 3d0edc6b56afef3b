import { expect, test } from 'vitest'
import { roadOf } from './road.tsx'

test('a road turns at 45 degrees and ends where its row is', () => {
  expect(roadOf({ from: 300, to: 200 })).toBe('M0 300H14l14 -14V214l14 -14H56')
  expect(roadOf({ from: 10, to: 20 })).toBe('M0 10H23l5 5V15l5 5H56')
  expect(roadOf({ from: 10, to: 10 })).toBe('M0 10H28l0 0V10l0 0H56')
})
