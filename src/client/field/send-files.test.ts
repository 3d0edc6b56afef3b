import { expect, test } from 'vitest'
import { fieldPhoto, phoneInHand } from '../../../tests/support/phone-in-hand.ts'

const problem = (status: number, code: string) => ({ status, body: { success: false, code } })

/** Three pictures that wait, of which the first one is answered otherwise. */
async function withPictures(answer: { status: number; body: unknown }) {
  const phone = await phoneInHand()
  phone.world.reachable = false
  for (const id of ['picture-1', 'picture-2', 'picture-3'])
    await phone.store.act({ verb: 'deliver', parcel: `TB-${id}`, files: [fieldPhoto(id)] })
  await phone.store.sync()
  phone.world.reachable = true
  phone.world.fileAnswers.set('picture-1', answer)
  return phone
}

test.each([
  [415, 'file_type_unsupported'],
  [422, 'invalid_input'],
  [409, 'file_limit_reached'],
  [403, 'forbidden'],
])('a picture that is answered %i %s is refused, and the others arrive', async (status, code) => {
  const { world, store } = await withPictures(problem(status, code))
  await store.sync()
  expect(world.files).toEqual(['picture-2', 'picture-3'])
  expect(store.view()).toMatchObject({
    files: [],
    refusedFiles: [{ clientId: 'picture-1', parcel: 'TB-picture-1' }],
  })
})

test('a refused picture is put away by whoever has read it, one that waits is not', async () => {
  const { disk, store } = await withPictures(problem(415, 'file_type_unsupported'))
  await store.understood('picture-1')
  expect(store.view().files).toHaveLength(3)
  await store.sync()
  await store.understood('picture-1')
  expect(store.view()).toMatchObject({ files: [], refusedFiles: [] })
  expect([...disk.kept.keys()].filter((key) => key.startsWith('files/'))).toEqual([])
})

test.each([
  [500, 'internal_error'],
  [429, 'too_many_requests'],
  [409, 'request_in_progress'],
  [400, 'upload_incomplete'],
])('a picture that is answered %i %s waits, and holds up the others for one round', async (status, code) => {
  const { world, store } = await withPictures(problem(status, code))
  await store.sync()
  await store.sync()
  expect(world.files).toEqual(['picture-2', 'picture-3'])
  expect(store.view()).toMatchObject({ files: [{ clientId: 'picture-1' }], refusedFiles: [] })
  world.fileAnswers.clear()
  await store.sync()
  expect(world.files).toEqual(['picture-2', 'picture-3', 'picture-1'])
  store.close()
})

test('a picture that the phone has lost is not silently gone', async () => {
  const { world, disk, store } = await withPictures(problem(500, 'internal_error'))
  disk.kept.delete('files/picture-1')
  await store.sync()
  expect(world.files).toEqual(['picture-2', 'picture-3'])
  expect(store.view()).toMatchObject({ files: [], refusedFiles: [{ parcel: 'TB-picture-1' }] })
})
