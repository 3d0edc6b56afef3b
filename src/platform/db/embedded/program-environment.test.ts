import { expect, test } from 'vitest'
import { programEnvironment } from './program-environment.ts'

test('the database learns neither the language nor the secrets of the product', () => {
  const env = { PATH: '/bin', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Asia/Tokyo', SECRET_KEY: 'x' }
  expect(programEnvironment(env)).toEqual({ PATH: '/bin', LC_ALL: 'C' })
})

test('a clock that is moved for the product is moved for its database', () => {
  const moved = { LD_PRELOAD: '/lib/datefudge.so', DATEFUDGE: '-60' }
  expect(programEnvironment({ PATH: '/bin', ...moved })).toEqual({ PATH: '/bin', ...moved, LC_ALL: 'C' })
})
