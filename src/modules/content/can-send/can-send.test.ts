import { expect, test } from 'vitest'
import { canSend } from '../domain/can-send/can-send.ts'
import { dailyLife } from './daily-life.questions.ts'

const verdicts = { y: 'yes', n: 'no', c: 'conditions' } as const

test('two hundred things of daily life in four languages: none answered wrongly, one in ten unknown at most', () => {
  const rows = dailyLife.trim().split('\n')
  expect(rows.length).toBeGreaterThanOrEqual(200)
  const asked = rows.flatMap((row) => {
    const [verdict, ...questions] = row.split('|').map((cell) => cell.trim())
    return questions.map((question) => ({ question, expected: verdicts[verdict as keyof typeof verdicts] }))
  })
  const answers = asked.map(({ question, expected }) => ({ question, expected, answer: canSend(question) }))
  const wrong = answers.filter(({ expected, answer }) => answer.answer !== 'unknown' && answer.answer !== expected)
  const unknown = answers.filter(({ answer }) => answer.answer === 'unknown')
  if (process.env['SHOW'])
    console.log(
      unknown.map(({ question }) => question).join('\n'), '\nWRONG',
      wrong.map((w) => `${w.question} => ${w.answer.answer} (${'match' in w.answer ? `${w.answer.match.thing.id}: ${w.answer.match.words}` : ''}) want ${w.expected}`).join('\n'),
    )
  expect(wrong.map(({ question, answer }) => [question, answer.answer])).toEqual([])
  expect(unknown.length).toBeLessThanOrEqual(asked.length / 10)
})
