import { expect, test } from 'vitest'
import { sampleStop } from '../../parts/stop-samples.ts'
import { noProofs, withoutPage, withPage } from './proofs.ts'

const page = () => new Blob(['x'], { type: 'image/jpeg' })

test('whom the receiver has named as the neighbour stands there already', () => {
  const neighbour = { kind: 'neighbour', name: 'Dilbar', phone: null, place: null } as const
  const named = sampleStop({ wishes: { hand_over: neighbour, delegate: null, refused: false } })
  expect(noProofs(named).neighbour).toBe('Dilbar')
  expect(noProofs(sampleStop()).neighbour).toBe('')
})

test('a passport has three pages at most, and one that was taken away is gone alone', () => {
  const [first, second, third, fourth] = [page(), page(), page(), page()]
  const three = [first, second, third].reduce(withPage, noProofs(sampleStop()))
  expect(withPage(three, fourth).passports).toEqual([first, second, third])
  expect(withoutPage(three, second).passports).toEqual([first, third])
})
