import { expect, test } from 'vitest'
import { pathOfTypedCode } from './typed-code.ts'

test.each([
  ['/u?code=aB3dE6gH9jK2mN', '/u/aB3dE6gH9jK2mN'],
  ['/ru/u/?code=%20aB3dE6gH9jK2mN%20', '/ru/u/aB3dE6gH9jK2mN'],
  ['/u?code=https%3A%2F%2Ftezbox.uz%2Fu%2FaB3dE6gH9jK2mN%2F', '/u/aB3dE6gH9jK2mN'],
  ['/t?code=..%2F..%2Fadmin%3F', '/t/admin%3F'],
  ['/u?code=%20%2F', undefined],
  ['/u', undefined],
])('%s leads to %s', (address, path) => {
  expect(pathOfTypedCode(new URL(address, 'https://tezbox.uz'))).toBe(path)
})
