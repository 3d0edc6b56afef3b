import { expect, test } from 'vitest'
import { answerFaults, answerOf, asItArrives, emptyAnswer } from './answer-draft.ts'

test('an SMS needs one of the approved texts, an invitation also its day and time', () => {
  expect([...answerFaults(emptyAnswer)]).toEqual(['template'])
  expect(answerOf(emptyAnswer)).toBeUndefined()
  const invited = { ...emptyAnswer, template: 'interview' } as const
  expect([...answerFaults(invited)]).toEqual(['day', 'time'])
  expect(answerOf({ ...invited, day: '2026-11-20', time: '10:30' })).toEqual({
    channel: 'sms',
    words: { template: 'interview', values: { day: '2026-11-20', time: '10:30' } },
  })
  expect(answerOf({ ...emptyAnswer, template: 'hired', day: '2026-11-20' })).toEqual({
    channel: 'sms',
    words: { template: 'hired' },
  })
})

test('a letter needs its subject and its text', () => {
  const letter = { ...emptyAnswer, channel: 'email', subject: ' ' } as const
  expect([...answerFaults(letter)]).toEqual(['subject', 'text'])
  expect(answerOf({ ...letter, subject: 'Javob', text: ' Salom! ' })).toEqual({
    channel: 'email',
    words: { subject: 'Javob', text: 'Salom!' },
  })
})

test('the text is shown as it will arrive, its day in the language of who reads it', () => {
  const draft = { ...emptyAnswer, day: '2026-11-20', time: '10:30' }
  expect(asItArrives('Suhbat: {date}, soat {time}', draft, 'uz')).toBe('Suhbat: 20-noyabr, soat 10:30')
  expect(asItArrives('Собеседование: {date}, {time}', draft, 'ru')).toBe(
    'Собеседование: 20\u00A0ноября, 10:30',
  )
  expect(asItArrives('{date}, {time}', emptyAnswer, 'uz')).toBe('…, …')
})
