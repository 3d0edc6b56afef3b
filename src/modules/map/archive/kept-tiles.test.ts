import { expect, test } from 'vitest'
import { createKeptTiles } from './kept-tiles.ts'

test('what was asked for last stays, and never more than there is room for', () => {
  const tiles = createKeptTiles(100)
  for (const offset of [1, 2, 3]) tiles.keep(offset, Buffer.alloc(30))
  expect(tiles.get(1)?.length).toBe(30)
  tiles.keep(4, Buffer.alloc(30))
  expect([tiles.get(1), tiles.get(2), tiles.get(3), tiles.get(4)].map((tile) => tile !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ])
  tiles.keep(4, Buffer.alloc(30))
  expect(tiles.bytes()).toBe(90)
  tiles.keep(5, Buffer.alloc(101))
  expect([tiles.bytes(), tiles.get(5)]).toEqual([0, undefined])
})
