import { expect, test } from 'vitest'
import { clockText, urgencyOf } from './clock-chip.tsx'

const minute = 60_000

test.each([
  [17 * minute, '0:17', 'calm'],
  [15 * minute, '0:15', 'calm'],
  [14.5 * minute, '0:15', 'soon'],
  [4 * minute, '0:04', 'soon'],
  [0, '0:00', 'soon'],
  [-70 * minute, '\u22121:10', 'late'],
  [170 * minute, '2:50', 'calm'],
])('%i ms left is %s, %s', (left, text, urgency) => {
  expect([clockText(left), urgencyOf(left)]).toEqual([text, urgency])
})
