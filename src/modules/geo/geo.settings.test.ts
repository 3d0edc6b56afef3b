import { expect, test } from 'vitest'
import { ConfigError } from '#platform/config/environment.ts'
import { readGeoSettings } from './geo.settings.ts'

test('without a service, or with an empty one, only our own book is asked', () => {
  expect(readGeoSettings({})).toEqual({ geocoder: undefined })
  expect(readGeoSettings({ GEOCODER_URL: '' })).toEqual({ geocoder: undefined })
})

test('a trailing slash of the address is dropped', () => {
  expect(readGeoSettings({ GEOCODER_URL: 'https://geo.example.org/' }).geocoder?.url).toBe(
    'https://geo.example.org',
  )
})

test.each(['geo.example.org', 'ftp://geo.example.org', 'no address'])('refuses %s', (GEOCODER_URL) => {
  expect(() => readGeoSettings({ GEOCODER_URL })).toThrow(ConfigError)
})
