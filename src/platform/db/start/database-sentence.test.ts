import { expect, test } from 'vitest'
import { databaseSentence } from './database-sentence.ts'

const coded = (code: string) => Object.assign(new Error('in words of the driver'), { code })

test.each([
  ['ECONNREFUSED', 'does not answer'],
  ['ENOTFOUND', 'unknown host'],
  ['28P01', 'refuses the password'],
  ['3D000', 'createdb'],
  ['42501', 'the owner'],
  ['53300', 'max_connections'],
  ['53100', 'no space left'],
])('%s is told in a sentence of ours', (code, says) => {
  expect(databaseSentence(coded(code))).toContain(says)
})

test('the innermost cause is the one that is told', () => {
  const outer = new Error('the database is not available', { cause: coded('28P01') })
  expect(databaseSentence(outer)).toContain('refuses the password')
  expect(databaseSentence(new AggregateError([coded('ECONNREFUSED')], ''))).toContain('does not answer')
})

test('what the driver tells by words only is understood', () => {
  expect(databaseSentence(new Error('SASL: client password must be a string'))).toContain('none is given')
  expect(databaseSentence(new Error('Connection terminated due to connection timeout'))).toContain(
    'does not answer',
  )
})

test('a bug is no matter of the database', () => {
  expect(databaseSentence(new TypeError('x is not a function'))).toBeUndefined()
})
