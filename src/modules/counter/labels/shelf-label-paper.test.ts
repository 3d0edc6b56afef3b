import { expect, test } from 'vitest'
import { cutOut, readPdf, readQr } from '../../../../tests/support/read-pdf.ts'
import { placeOfShelfLabel } from '../domain/shelf-label.ts'
import { placesOf } from '../domain/shelf-place.ts'
import { shelfLabelsPdf, shelfLabelsZpl, shelfPapers } from './shelf-label-paper.ts'

const now = new Date('2026-11-15T09:00:00Z')
/** A thermal printer of 203 dpi. */
const dotsPerMm = 8

for (const paper of ['a4', 'label'] as const)
  test(`every sticker of ${paper} names its place in letters and in its code`, async () => {
    const { width, height, columns, rows } = shelfPapers[paper]
    const places = placesOf({ rows: 1, columns: columns * rows + 1 }).sort()
    const bytes = await shelfLabelsPdf(places, paper, now)
    await readPdf(bytes, async (pages) => {
      expect(pages).toHaveLength(2)
      for (const place of places) expect(pages.map(({ text }) => text).join(' ')).toContain(place)
      const [first] = pages
      const picture = await first?.picture(dotsPerMm)
      if (!picture) throw new Error('no page')
      const at = columns * rows - 1
      const size = { width: width / columns, height: height / rows }
      const inDots = (mm: number) => Math.floor(mm * dotsPerMm)
      const sticker = {
        x: inDots((at % columns) * size.width),
        y: inDots(Math.floor(at / columns) * size.height),
        width: inDots(size.width),
        height: inDots(size.height),
      }
      expect(placeOfShelfLabel(readQr(cutOut(picture, sticker)))).toBe(places[at])
    })
  })

test('a printer for labels is told the same', () => {
  const zpl = shelfLabelsZpl(['A-01', 'A-02', 'A-03', 'A-04']).toString()
  expect(zpl.match(/\^XA/g)).toHaveLength(2)
  for (const place of ['A-01', 'A-04']) expect(zpl).toContain(`PLACE:${place}`)
})
