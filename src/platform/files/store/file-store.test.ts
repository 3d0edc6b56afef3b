import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeS3Account, startFakeS3 } from '../../../../tests/support/fake-s3.ts'
import { type FileStore, newStorageKey, type StorageKey } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
const s3 = await startFakeS3()
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await s3.close()
})

/** Patient with answers that come, so that a busy machine is not taken for a silent store. */
const patience = { attempts: 3, firstPauseMs: 1, silenceMs: 20_000 }
const impatience = { ...patience, silenceMs: 1_000 }
const account = { ...fakeS3Account, endpoint: s3.endpoint, pathStyle: true }

const stores: Record<string, FileStore> = { folder: folderStore(folder), s3: s3Store(account, patience) }

async function read(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no problem',
    (problem) => problem.kind ?? problem.message,
  )

describe.each(Object.entries(stores))('the %s store', (_, store) => {
  test('gives back what was put in, whole or in part', async () => {
    const key = newStorageKey()
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))
    await store.put(key, bytes)
    expect((await read(await store.get(key))).equals(bytes)).toBe(true)
    const part = await read(await store.get(key, { first: 70_000, last: 70_009 }))
    expect(part.equals(bytes.subarray(70_000, 70_010))).toBe(true)
  })

  test('says that something is missing, before the first byte', async () => {
    expect(await kindOf(store.get(newStorageKey()))).toBe('missing')
  })

  test('deletes, and deleting again does no harm', async () => {
    const key = newStorageKey()
    await store.put(key, Buffer.from('x'))
    await store.delete(key)
    await store.delete(key)
    expect(await kindOf(store.get(key))).toBe('missing')
  })

  test('no name but one of ours reaches the store', async () => {
    for (const name of ['../../etc/passwd', 'aa/../../x', '/etc/passwd', 'aa/b', 'AA/00', 'aa/%2e%2e', '']) {
      const foreign = name as StorageKey
      expect(await kindOf(store.put(foreign, Buffer.from('x')))).toContain('storage key')
      expect(await kindOf(store.get(foreign))).toContain('storage key')
      expect(await kindOf(store.delete(foreign))).toContain('storage key')
    }
  })
})

test('the folder keeps files for its owner only and leaves nothing half written', async () => {
  const key = newStorageKey()
  const store = folderStore(folder)
  await store.put(key, Buffer.from('secret'))
  expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, key.slice(0, 2))).mode & 0o777).toBe(0o700)
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual(
    [],
  )
})

test('S3 hiccups are ridden out: slow down, no answer, hung up', async () => {
  const store = s3Store(account, patience)
  const hasty = s3Store(account, { ...impatience, attempts: 10 })
  const key = newStorageKey()
  s3.failNext('slow down', 'refused connection')
  await store.put(key, Buffer.from('parcel'))
  s3.failNext('silent', 'slow down')
  expect(String(await read(await hasty.get(key)))).toBe('parcel')
  s3.failNext('slow down', 'slow down')
  await store.delete(key)
})

test('S3 failures that stay are given up after a few tries', async () => {
  const store = s3Store(account, patience)
  const before = s3.calls.length
  s3.failNext('slow down', 'slow down', 'slow down')
  expect(await kindOf(store.put(newStorageKey(), Buffer.from('x')))).toBe('unavailable')
  expect(s3.calls.length - before).toBe(patience.attempts)
  s3.failNext('silent', 'silent', 'silent')
  expect(await kindOf(s3Store(account, impatience).get(newStorageKey()))).toBe('unavailable')
  const nobody = s3Store({ ...account, endpoint: 'http://127.0.0.1:1' }, patience)
  expect(await kindOf(nobody.get(newStorageKey()))).toBe('unavailable')
})

test('what S3 refuses is not asked for again', async () => {
  const before = s3.calls.length
  s3.failNext('forbidden')
  expect(await kindOf(s3Store(account, patience).put(newStorageKey(), Buffer.from('x')))).toBe('refused')
  const forged = s3Store({ ...account, secretAccessKey: 'another' }, patience)
  await expect(forged.put(newStorageKey(), Buffer.from('x'))).rejects.toThrow('403 (SignatureDoesNotMatch)')
  const lost = s3Store({ ...account, bucket: 'other-bucket' }, patience)
  expect(await kindOf(lost.get(newStorageKey()))).toBe('missing')
  s3.failNext('not found')
  await s3Store(account, patience).delete(newStorageKey())
  expect(s3.calls.length - before).toBe(4)
})

test('a download that breaks off in the middle goes on where it broke', async () => {
  const store = s3Store(account, patience)
  const key = newStorageKey()
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 253))
  await store.put(key, bytes)
  s3.failNext('broken off', 'broken off')
  expect((await read(await store.get(key))).equals(bytes)).toBe(true)
  expect(s3.calls.at(-1)).toMatch(/bytes=\d+-$/)
  s3.failNext('broken off')
  const part = await read(await store.get(key, { first: 1000, last: 250_999 }))
  expect(part.equals(bytes.subarray(1000, 251_000))).toBe(true)
  s3.failNext('broken off', 'broken off', 'broken off')
  expect(await kindOf(store.get(key).then(read))).toBe('unavailable')
})

test('a reader who takes its time is not taken for a silent store', async () => {
  // Only the reader moves this clock, so that the store is never late by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = s3Store(account, impatience)
  const key = newStorageKey()
  await store.put(key, Buffer.alloc(2_000_000, 7))
  const before = s3.calls.length
  let length = 0
  let isFirst = true
  for await (const chunk of await store.get(key)) {
    length += chunk.length
    if (isFirst) await vi.advanceTimersByTimeAsync(4 * impatience.silenceMs)
    isFirst = false
  }
  expect(length).toBe(2_000_000)
  expect(s3.calls.length - before).toBe(1)
})
