import { expect, test } from 'vitest'
import { storesIn } from './stores.ts'

test('a store is linked to when it is configured, and only then', () => {
  const apple = 'https://apps.apple.com/uz/app/id1'
  expect(storesIn(undefined)).toEqual([])
  expect(storesIn({ apple: undefined, google: undefined })).toEqual([])
  expect(storesIn({ apple, google: undefined })).toEqual([{ name: 'App Store', to: apple }])
})
