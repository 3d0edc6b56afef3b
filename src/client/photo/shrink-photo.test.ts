import { expect, onTestFinished, test, vi } from 'vitest'
import { fittedSize, shrinkPhoto } from './shrink-photo.ts'

test('a large photo keeps its shape, a small one its size', () => {
  expect(fittedSize(4000, 3000)).toEqual({ width: 1280, height: 960 })
  expect(fittedSize(3000, 4000)).toEqual({ width: 960, height: 1280 })
  expect(fittedSize(640, 480)).toEqual({ width: 640, height: 480 })
})

const photoOf = (type: string, text = 'picture') => new Blob([text], { type })

/** A browser that draws every picture as one of so many letters; without a number it can draw none. */
function drawing(letters: number | undefined) {
  const drawn = letters === undefined ? null : photoOf('image/jpeg', 'x'.repeat(letters))
  const canvas = { getContext: () => null, toBlob: (done: BlobCallback) => done(drawn) }
  vi.stubGlobal('createImageBitmap', async () => {
    if (!drawn) throw new Error('cannot be drawn')
    return { width: 4000, height: 3000, close: () => undefined }
  })
  vi.stubGlobal('document', { createElement: () => canvas })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('what cannot be drawn stays as it came, but for what the server would not take', async () => {
  drawing(undefined)
  const photo = photoOf('image/jpeg')
  expect(await shrinkPhoto(photo)).toBe(photo)
  expect(await shrinkPhoto(photoOf('image/heic'))).toBeUndefined()
  expect(await shrinkPhoto(photoOf('image/jpeg', 'x'.repeat(12_000_000)))).toBeUndefined()
})

test('the smaller one is kept; of another kind, the drawn one always', async () => {
  drawing(100)
  const photo = photoOf('image/png')
  expect(await shrinkPhoto(photo)).toBe(photo)
  expect(await shrinkPhoto(photoOf('image/heic'))).toMatchObject({ type: 'image/jpeg', size: 100 })
})
