import { expect, test } from 'vitest'
import { laterMoments } from './work-dialogs.tsx'

const at = (text: string) => Date.parse(`2026-11-16T${text}:00+05:00`)

test('later means hours from now, this evening while there is one, and the morning', () => {
  const said = (now: number) =>
    laterMoments(now).map(({ word, at: then }) => [word, (then - now) / 3_600_000])
  expect(said(at('14:00'))).toEqual([
    ['hour', 1],
    ['threeHours', 3],
    ['evening', 4],
    ['tomorrow', 19],
  ])
  expect(said(at('17:30')).map(([word]) => word)).toEqual(['hour', 'threeHours', 'tomorrow'])
})
