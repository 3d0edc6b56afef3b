import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { districts } from '#modules/geo/domain/districts.ts'
import { mapArchive } from '../../tests/support/map-archive.ts'
import { replaceMap } from './replace-map.ts'
import { drawnLayers, tileAt } from './survey.ts'

const point = [0x12, 7, 0x18, 1, 0x22, 3, 9, 0, 0]

/** A vector tile whose layers hold so many points each. */
function vectorTile(layers: readonly string[], things: number): Buffer {
  const layer = (name: string) => {
    const body = Buffer.concat([
      Buffer.from([0x0a, name.length]),
      Buffer.from(name),
      ...Array.from({ length: things }, () => Buffer.from(point)),
    ])
    return Buffer.concat([Buffer.from([0x1a, body.length]), body])
  }
  return Buffer.concat(layers.map(layer))
}

/** A country that has something to draw at the seat of every district. */
function country({
  layers = drawnLayers,
  things = 1,
  from = 0,
  date = '2026-10',
}: {
  layers?: readonly string[]
  things?: number
  from?: number
  date?: string
} = {}): Buffer {
  const content = vectorTile(layers, things)
  const seats = districts.slice(from).map(({ centre }) => tileAt(centre.lat, centre.lon))
  const places = new Map(seats.map(({ column: x, row: y }) => [`${x}/${y}`, { z: 14, x, y, content }]))
  return mapArchive([...places.values()], { leafSize: 50, metadata: { data_date: date } })
}

function folderWith(fresh: Uint8Array, ours: Uint8Array = country()) {
  const folder = mkdtempSync(join(tmpdir(), 'tezbox-map-update-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const paths = { fresh: join(folder, 'fresh.pmtiles'), ours: join(folder, 'ours.pmtiles') }
  writeFileSync(paths.fresh, fresh)
  writeFileSync(paths.ours, ours)
  return { ...paths, folder, run: () => replaceMap(paths.fresh, paths.ours) }
}

test('a fresher map takes the place of ours, and what changed is told', async () => {
  const fresh = country({ things: 3, date: '2027-01' })
  const { run, ours, folder } = folderWith(fresh)
  const { outcome, sentences } = await run()
  expect(outcome).toBe('replaced')
  expect(sentences[0]).toContain('Data of 2026-10 -> 2027-01')
  expect(sentences.find((line) => line.includes('house'))).toMatch(/\+200\.0 %/)
  expect(readFileSync(ours).equals(fresh)).toBe(true)
  expect(readdirSync(folder).sort()).toEqual(['fresh.pmtiles', 'ours.pmtiles'])
})

test('what a fresher map has lost is pointed at', async () => {
  const { run } = folderWith(country({ things: 1 }), country({ things: 2 }))
  const { outcome, sentences } = await run()
  expect([outcome, sentences.filter((line) => line.includes('lost more than a fifth')).length]).toEqual([
    'replaced',
    10,
  ])
})

test.for([
  ['no map at all', Buffer.from('<html>404</html>'), 'cannot be read'],
  ['a layer is missing', country({ layers: drawnLayers.slice(1) }), 'no layer "water"'],
  ['a region is missing', country({ from: 20 }), 'Nothing is drawn at Amudarya District'],
  ['nobody says how old it is', country({ date: 'yesterday' }), 'does not say of which month'],
  [
    'tiles are not what they should be',
    mapArchive([{ z: 14, x: 1, y: 1, content: Buffer.from('picture') }]),
    '1 of its tiles',
  ],
] as const)('a file is refused and ours stays: %s', async ([, fresh, why]) => {
  const { run, ours } = folderWith(fresh)
  const { outcome, sentences } = await run()
  expect(outcome).toBe('refused')
  expect(sentences.join('\n')).toContain(why)
  expect(readFileSync(ours).equals(country())).toBe(true)
})

test('the same map again changes nothing', async () => {
  const { run } = folderWith(country())
  expect(await run()).toMatchObject({
    outcome: 'same',
    sentences: [expect.stringContaining('in place already')],
  })
})
