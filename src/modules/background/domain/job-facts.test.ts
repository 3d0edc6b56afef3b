import { expect, test } from 'vitest'
import { factsOf, failureOf, sentenceOf } from './job-facts.ts'

test('of a payload only numbers of things are shown', () => {
  const payload = { orderId: 63642483, phone: '901234567', code: '4921', note: 'Salom', personId: '12' }
  expect(factsOf(payload)).toEqual([{ field: 'orderId', value: '63642483' }])
  expect(factsOf(null)).toEqual([])
  expect(factsOf('text')).toEqual([])
})

test('why it failed has words, and its sentence no numbers of people', () => {
  expect(failureOf({ name: 'NoGatewayAnswered', message: 'no gateway has taken the message' })).toBe(
    'gateway',
  )
  expect(failureOf({ name: 'Error', message: 'took longer than 25 s' })).toBe('late')
  expect(failureOf({ name: 'GiveUp', message: 'the payload is not what the job asks for: …' })).toBe(
    'payload',
  )
  expect(failureOf({ name: 'GiveUp', message: 'gone' })).toBe('hopeless')
  expect(failureOf({ name: 'Error', message: 'connect ECONNREFUSED' })).toBe('connection')
  expect(failureOf(null)).toBe('unexpected')
  expect(sentenceOf({ name: 'Error', message: 'nobody has 901234567 in row 12' })).toBe(
    'nobody has ••• in row 12',
  )
})
