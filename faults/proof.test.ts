import { expect, test } from 'vitest'
import { proofOf } from './proof.ts'

const outcome = (name: string, measured: string, held = true) => ({
  name,
  says: `What ${name} does.`,
  seconds: 12.4,
  figures: [{ what: 'lost', measured, limit: '0', held }],
})

test('a fault that is tried again says what it says now, and the others what they said', () => {
  const first = proofOf('', [outcome('soak', '1', false), outcome('kills', '2', false)], 'one machine')
  const again = proofOf(first, [outcome('soak', '0')], 'another machine')
  expect(again.match(/^## .*/gm)).toEqual(['## kills', '## soak'])
  expect(again).toContain('| lost | 2 | 0 | **missed** |')
  expect(again).toContain('| lost | 0 | 0 | held |')
  expect(again).not.toContain('| lost | 1 |')
  expect(again).toContain('one machine, 12 s: 0 of 1 figures within their limit.')
  expect(again).toContain('another machine, 12 s: 1 of 1')
  expect(proofOf(again, [], 'nobody')).toBe(again)
})
