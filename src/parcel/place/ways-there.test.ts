import { expect, test } from 'vitest'
import { waysThere } from './ways-there.ts'

test('each map is told of the place in its own order: 2GIS the longitude first, the others the latitude', () => {
  const asked = waysThere.map(({ name, to }) => {
    const url = decodeURIComponent(to({ lat: 41.32612, lon: 69.23501 }))
    return [name, /41\.32612,69\.23501/.test(url) ? 'lat lon' : /69\.23501,41\.32612/.test(url) && 'lon lat']
  })
  expect(asked).toEqual([
    ['Yandex', 'lat lon'],
    ['Google', 'lat lon'],
    ['2GIS', 'lon lat'],
    ['Apple', 'lat lon'],
    ['OpenStreetMap', 'lat lon'],
  ])
})
