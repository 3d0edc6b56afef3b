import { expect, test } from 'vitest'
import { type Advice, advices } from '../domain/can-send/advice.ts'
import { canSend } from '../domain/can-send/can-send.ts'
import { ruleOf, rules } from '../domain/can-send/rules.ts'
import { things } from '../domain/can-send/thing.ts'
import { dailyLife } from './daily-life.questions.ts'
import { hardQuestions } from './hard.questions.ts'

const verdicts = { y: 'yes', n: 'no', c: 'conditions', u: 'unknown' } as const
const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))

/** Every thing of daily life, asked in four languages. */
const asked = rowsOf(dailyLife).flatMap(([verdict, ...questions]) =>
  questions.map((question) => ({ question, expected: verdicts[verdict as keyof typeof verdicts] })),
)

/** A question that is answered "unknown" is not answered wrongly. */
function held(questions: readonly { question: string; expected: string }[]) {
  const answers = questions.map((asked) => ({ ...asked, answer: canSend(asked.question).answer }))
  return {
    wrong: answers.flatMap(({ question, expected, answer }) =>
      answer === expected || answer === 'unknown' ? [] : [`${question}: ${answer}, not ${expected}`],
    ),
    unknown: answers.filter(({ answer }) => answer === 'unknown').length,
  }
}

test('two hundred things of daily life in four languages: none answered wrongly, one in ten unknown at most', () => {
  expect(rowsOf(dailyLife).length).toBeGreaterThanOrEqual(200)
  expect(asked.length).toBe(rowsOf(dailyLife).length * 4)
  const { wrong, unknown } = held(asked)
  expect(wrong).toEqual([])
  expect(unknown).toBeLessThanOrEqual(asked.length / 10)
})

test('slips, endings, other scripts and words that look like others are answered right', () => {
  const wrong = rowsOf(hardQuestions).flatMap(([right = '', question = '']) => {
    const { answer } = canSend(question)
    return [...right].some((letter) => verdicts[letter as keyof typeof verdicts] === answer)
      ? []
      : [`${question}: ${answer}, not ${right}`]
  })
  expect(wrong).toEqual([])
})

test('a letter dropped, doubled, changed or swapped turns few answers round', () => {
  const slipped = asked.flatMap(({ question, expected }) => {
    const found = canSend(question)
    const word = 'match' in found ? found.match.words.find(({ length }) => length >= 6) : undefined
    if (!word) return []
    const at = Math.ceil(word.length / 2)
    return [
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word.slice(at - 1),
      word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
    ].map((other) => ({ question: question.toLowerCase().replace(word, other), expected }))
  })
  expect(slipped.length).toBeGreaterThan(1000)
  expect(held(slipped).wrong.length).toBeLessThanOrEqual(slipped.length / 50)
})

test('every name of every thing is answered as its thing, or not at all', () => {
  const questions = { uz: 'yuborsam boʻladimi', ru: 'можно отправить', en: 'can I send' }
  const named = things.flatMap(({ names, advice }) =>
    (['uz', 'ru', 'en'] as const).flatMap((language) =>
      names[language].map((name) => ({
        question: language === 'uz' ? `${name} ${questions.uz}` : `${questions[language]} ${name}`,
        expected: advices[advice].verdict,
      })),
    ),
  )
  expect(things.length).toBeGreaterThanOrEqual(400)
  const { wrong, unknown } = held(named)
  expect(wrong).toEqual([])
  expect(unknown).toBeLessThanOrEqual(named.length / 100)
})

test('an answer tells the thing, the words it was known by and whether letters were forgiven', () => {
  expect(canSend('Telefonlarimni yuborsam boʻladimi?')).toMatchObject({
    answer: 'conditions',
    advice: 'phone',
    match: { thing: { id: 'phone' }, words: ['telefonlarimni'], guessed: false },
  })
  expect(canSend('тлефон')).toMatchObject({ match: { thing: { id: 'phone' }, guessed: true } })
  expect(canSend('xurmo yuborsam boʻladimi')).toMatchObject({ answer: 'unknown', near: [{}, {}] })
})

test('there are exactly fourteen rules, and no thing is answered against its rule', () => {
  expect(rules.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  for (const [id, { verdict, rule }] of Object.entries<Advice>(advices)) {
    if (verdict === 'no') expect([id, rule]).toEqual([id, expect.any(Number)])
    if (rule !== undefined && ruleOf(rule).verdict === 'no') expect([id, verdict]).toEqual([id, 'no'])
    if (verdict === 'yes') expect([id, rule]).toEqual([id, undefined])
  }
})

test('a question of any length and letters is answered, and quickly', () => {
  for (const question of [
    '',
    ' ',
    '?'.repeat(5000),
    'телефон '.repeat(500),
    '\u0000\uD800',
    '((((',
    '𝕋𝕖𝕝𝕖𝕗𝕠𝕟',
    'a'.repeat(10_000),
    'telefxn noutbxk pichxqlar '.repeat(8),
  ])
    expect(['yes', 'no', 'conditions', 'unknown']).toContain(canSend(question).answer)
})
