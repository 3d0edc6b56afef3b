import { expect, test } from 'vitest'
import { girihPaths } from './girih-paths.ts'

const drawn = (wall: string[]) => girihPaths(wall).paths.map(({ kind }) => kind)
const count = (wall: string[], kind: string) =>
  girihPaths(wall)
    .paths.find((path) => path.kind === kind)
    ?.d.match(/M/g)?.length ?? 0

test('a cross fills the gap between four filled stars and no other', () => {
  expect(drawn(['12', '31'])).toContain('cross')
  expect(drawn(['12', '3o'])).not.toContain('cross')
  expect(drawn(['12', '3@'])).not.toContain('cross')
  expect(drawn(['123'])).not.toContain('cross')
})

test('stars of one kind share a path, crosses lie below and inner stars above', () => {
  expect(count(['11', '1:'], 'tile-1')).toBe(3)
  expect(drawn(['11', '11'])).toEqual(['cross', 'tile-1', 'inner'])
})

test('rows of different length make one wall', () => {
  expect(girihPaths(['1', '123'])).toMatchObject({ width: 204, height: 136 })
})
