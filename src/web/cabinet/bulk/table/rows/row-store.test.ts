import { expect, test } from 'vitest'
import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import { allRows, rowsWithErrors } from './filters.ts'
import { createRowStore, type RowQuestion } from './row-store.ts'
import { rowView } from './row-view.ts'

const row = (n: number, wrong = false): RowAnswer => ({
  n,
  cells: {
    receiver_name: {
      text: `Nodira ${n}`,
      value: null,
      error: wrong ? { code: 'too_short', message: '', suggestions: [], alike: 1 } : null,
      repaired: false,
    },
  },
  price: null,
  order_id: null,
  tracking_code: null,
  message: null,
})

/** A server with these rows; those of `wrong` have an error until they are taken out of it. */
function serverWith(numbers: readonly number[], wrong: Set<number> = new Set()) {
  const questions: RowQuestion[] = []
  const ask = (question: RowQuestion) => {
    questions.push(question)
    const fitting = numbers.filter((n) => n >= question.from && (question.filter === allRows || wrong.has(n)))
    return Promise.resolve(fitting.slice(0, question.limit).map((n) => row(n, wrong.has(n))))
  }
  return { ask, questions }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('rows that stand together are asked for together, and once', async () => {
  const { ask, questions } = serverWith(upTo(200))
  const store = createRowStore(ask)
  store.show(rowView([[1, 200]]), allRows)
  store.want(upTo(20))
  store.want(upTo(21))
  await settled()
  expect(questions).toEqual([{ from: 1, limit: 50, filter: allRows }])
  expect(store.row(50)?.n).toBe(50)
})

test('rows far apart are asked for by their filter; those put right meanwhile are asked for alone', async () => {
  const far = upTo(10).map((index) => index * 1000)
  const wrong = new Set(far.filter((n) => n !== 3000 && n !== 5000))
  const { ask, questions } = serverWith(upTo(10_000), wrong)
  const store = createRowStore(ask)
  store.show(rowView(far.map((n) => [n, n])), rowsWithErrors)
  store.want(far)
  for (let turn = 0; turn < 3; turn += 1) await settled()
  expect(questions).toEqual([
    { from: 1000, limit: 10, filter: rowsWithErrors },
    { from: 3000, limit: 1, filter: allRows },
    { from: 5000, limit: 1, filter: allRows },
  ])
  expect(far.map((n) => store.row(n)?.n)).toEqual(far)
})

test('after a change of many rows what is in sight is read again, and a row that came right is marked', async () => {
  const wrong = new Set([2, 3])
  const { ask } = serverWith(upTo(5), wrong)
  const store = createRowStore(ask)
  store.show(rowView([[1, 5]]), allRows)
  store.want(upTo(5))
  await settled()
  wrong.delete(3)
  store.readAgain()
  expect(store.row(3)?.cells.receiver_name?.error).not.toBeNull()
  await settled()
  expect(store.row(3)?.cells.receiver_name?.error).toBeNull()
  expect([2, 3, 4].filter(store.isMended)).toEqual([3])
})

test('a question that failed is asked again on request, not over and over', async () => {
  let calls = 0
  const store = createRowStore(() => {
    calls += 1
    return Promise.resolve(calls === 1 ? undefined : [row(1)])
  })
  store.show(rowView([[1, 1]]), allRows)
  store.want([1])
  await settled()
  store.want([1])
  await settled()
  expect([calls, store.failed()]).toEqual([1, true])
  store.retry()
  await settled()
  expect([calls, store.failed(), store.row(1)?.n]).toEqual([2, false, 1])
})
