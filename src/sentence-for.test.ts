import { expect, test } from 'vitest'
import { ConfigError } from '#platform/config/environment.ts'
import { DatabaseUnavailable } from '#platform/db/database.ts'
import { sentenceFor } from './sentence-for.ts'

const system = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

test.each([
  [system('EADDRINUSE', { port: 3000, syscall: 'listen' }), 'Port 3000 is taken'],
  [system('EACCES', { port: 80, syscall: 'listen' }), 'Port 80 is only for programs with more rights'],
  [system('EADDRNOTAVAIL', { address: '10.9.9.9', syscall: 'listen' }), 'HOST is 10.9.9.9'],
  [system('ENOTFOUND', { syscall: 'getaddrinfo' }), 'HOST is a name'],
  [system('EROFS', { path: '/srv/tezbox/files' }), '/srv/tezbox/files cannot be used: its file system'],
  [system('ENOSPC', { path: '/srv/tezbox/files' }), 'the disk is full'],
  [new ConfigError('Said as it is.'), 'Said as it is.'],
  [
    new DatabaseUnavailable('the database is not available', { cause: system('ECONNREFUSED') }),
    'The database of DATABASE_URL does not answer',
  ],
])('what a person can put right is told without a stack: %s', (error, says) => {
  expect(sentenceFor(error)).toContain(says)
  expect(sentenceFor(error)).not.toContain('\n')
})

test('a bug shows where it is', () => {
  expect(sentenceFor(new TypeError('x is not a function'))).toContain('sentence-for.test.ts')
})
