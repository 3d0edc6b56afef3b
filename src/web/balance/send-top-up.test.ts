import { expect, test } from 'vitest'
import { answerOf } from './send-top-up.ts'

const topUp = { id: '7', amount: 50_000, status: 'new' }

test('takes the request out of the answer', () => {
  expect(answerOf(201, JSON.stringify({ success: true, data: topUp }))).toEqual({ ok: true, value: topUp })
})

test('a refusal keeps its code and the words of the server', () => {
  const problem = { success: false, code: 'file_too_large', message: 'Fayl juda katta.' }
  expect(answerOf(413, JSON.stringify(problem))).toEqual({
    ok: false,
    error: { code: 'file_too_large', status: 413, message: 'Fayl juda katta.' },
  })
})

test.each(['<html>502</html>', '', '[]', '{"success":true}'])('%j is no answer of ours', (text) => {
  expect(answerOf(502, text)).toMatchObject({ ok: false, error: { code: 'unreadable_answer', status: 502 } })
})
