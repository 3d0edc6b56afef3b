import { expect, test } from 'vitest'
import { deviceIn } from './device-cookie.ts'

const token = 'aB3_-'.repeat(8).concat('xyz')

test.each([`known_device=${token}`, `locale=ru; known_device=${token}`, `known_device=${token}; locale=ru`])(
  'a browser says what it is known by: %s',
  (cookie) => {
    expect(deviceIn({ headers: { cookie } })).toBe(token)
  },
)

test.each([undefined, '', `other_known_device=${token}`, 'known_device=short', `known_device=${token}x`])(
  'what cannot be ours is nothing: %s',
  (cookie) => {
    expect(deviceIn({ headers: { cookie } as never })).toBeUndefined()
  },
)
