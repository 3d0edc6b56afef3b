import { expect, test } from 'vitest'
import { err, ok } from '#kernel/result.ts'
import { withPlace } from '../../parts/place/use-kept-place.ts'
import { reached } from './chosen.ts'
import { oneByOne } from './one-by-one.ts'

const quiet = { signal: new AbortController().signal, onProgress: () => undefined }

test('Shift chooses everything between two rows, in either direction', () => {
  const order = ['1', '2', '3', '4', '5']
  expect(reached(order, '2', '4')).toEqual(['2', '3', '4'])
  expect(reached(order, '4', '2')).toEqual(['2', '3', '4'])
  expect(reached(order, 'gone', '2')).toEqual(['2'])
})

test('one refusal leaves the others to be done; a lost line leaves the rest untried', async () => {
  const act = async (item: number) =>
    item === 2 ? err({ code: 'action_not_allowed' }) : item === 4 ? err({ code: 'network' }) : ok(undefined)
  const { done, failed, left } = await oneByOne([1, 2, 3, 4, 5], act, quiet)
  expect({ done, failed: failed.map(({ item }) => item), left }).toEqual({
    done: [1, 3],
    failed: [2, 4],
    left: [5],
  })
})

test('twenty lists are remembered, each by where it was left last', () => {
  const place = (at: number, top = 0) => ({ at: `/${at}`, rows: 30, top, page: 0, row: undefined })
  const places = Array.from({ length: 30 }, (_, n) => n).reduce<ReturnType<typeof place>[]>(
    (kept, n) => withPlace(kept, place(n)) as never,
    [],
  )
  expect(places).toHaveLength(20)
  expect(withPlace(places, place(15, 400)).filter(({ at }) => at === '/15')).toEqual([place(15, 400)])
})
