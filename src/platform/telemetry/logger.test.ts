import { Writable } from 'node:stream'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  let line = ''
  const sink = new Writable({
    write(chunk, _, done) {
      line += chunk
      done()
    },
  })
  write(createLogger('info', sink))
  return JSON.parse(line)
}

test('an error is told by kind, code and place', () => {
  const error = Object.assign(new Error('no such page'), { code: 'E_PAGE' })
  expect(logged((logger) => logger.error({ err: error }, 'failed'))).toMatchObject({
    err: {
      type: 'Error',
      errorCode: 'E_PAGE',
      message: 'no such page',
      stack: expect.stringContaining('at '),
    },
  })
})

test('the words of the database, which quote values, stay out', () => {
  const error = new pg.DatabaseError('invalid input syntax for type bigint: "+998901234567"', 1, 'error')
  Object.assign(error, { code: '22P02', severity: 'ERROR' })
  const line = logged((logger) => logger.error({ err: error }, 'failed'))
  expect(JSON.stringify(line)).not.toContain('998901234567')
  expect(line).toMatchObject({ err: { errorCode: '22P02' } })
})

test('what may hold a person is removed wherever it stands', () => {
  const line = logged((logger) =>
    logger.info({ phone: '901234567', user: { full_name: 'Ism', deep: { token: 't' } } }, 'x'),
  )
  expect(JSON.stringify(line)).not.toMatch(/901234567|Ism|"t"/)
})
