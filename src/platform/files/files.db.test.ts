import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { docxParts, zipOf } from '../../../tests/support/attack-files.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { fakeClock } from '../../../tests/support/fake-clock.ts'
import { memoryStore } from '../../../tests/support/memory-store.ts'
import { sql } from '../db/sql.ts'
import { createFiles, type Files } from './files.ts'
import { issueLink, redeemLink } from './links.ts'
import { findFile, findFilesOf, openFile, removeFile } from './open-file.ts'
import type { Purpose } from './purposes.ts'
import { createKeyRing } from './store/key-ring.ts'
import type { StoredFile } from './stored-file.repo.ts'
import { relockKeys, sweepFiles } from './sweep-files.ts'
import { type AcceptedFile, acceptUpload, discardUpload, keepFile } from './upload/accept-upload.ts'

const db = await freshDatabase()
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'olive' } })
  .jpeg()
  .toBuffer()
const access = { who: 'person:7', why: 'proof shown in the desk' }
let owners = 0
beforeEach(() => db.run(sql`truncate stored_file, unclaimed_bytes, file_link, file_access`))
const newOwner = () => `order:${Date.now()}_${owners++}`

function setUp(keys = [randomBytes(32)] as [Buffer, ...Buffer[]]) {
  const store = memoryStore()
  const clock = fakeClock(new Date().toISOString())
  const warnings: string[] = []
  const log = { warn: (_: object, message: string) => void warnings.push(message) }
  const files = createFiles({ store, keys: createKeyRing(keys), db, clock, log })
  return { files, store, clock, warnings }
}

async function* stream(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function accept(files: Files, purpose: Purpose = 'order_photo', bytes = photo): Promise<AcceptedFile> {
  const result = await acceptUpload(files, { purpose, stream: stream(bytes), declaredName: undefined })
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

async function keep(files: Files, purpose: Purpose = 'order_photo', owner = newOwner()): Promise<StoredFile> {
  const kept = await keepFile(db, await accept(files, purpose), owner)
  if (!kept.ok) throw new Error(kept.error.code)
  return kept.value
}

async function contentOf(files: Files, file: StoredFile): Promise<Buffer> {
  const opened = await openFile(files, file, access)
  if (!opened.ok) throw new Error(opened.error.code)
  const chunks: Uint8Array[] = []
  for await (const chunk of opened.value) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const unclaimed = (file: { storageKey: string }) =>
  db.one<{ count: number }>(
    sql`select count(*) as count from unclaimed_bytes where storage_key = ${file.storageKey}`,
  )

test('a file is found by its id and its owner, and read as it was kept', async () => {
  const { files, store } = setUp()
  const file = await keep(files)
  expect(await findFile(files, db, file.id)).toEqual(file)
  expect(await findFilesOf(files, db, file.owner, 'order_photo')).toEqual([file])
  expect(file).toMatchObject({ type: 'jpeg', width: 900, height: 600, name: undefined, lockedKey: undefined })
  expect((await contentOf(files, file)).equals(store.objects.get(file.storageKey) ?? photo)).toBe(true)
  expect(await findFile(files, db, 'x'.repeat(22))).toBeUndefined()
})

test('a document keeps a cleaned name', async () => {
  const { files } = setUp()
  const result = await acceptUpload(files, {
    purpose: 'cv',
    stream: stream(zipOf(docxParts())),
    declaredName: '../Mening CV.docx',
  })
  expect(result).toMatchObject({ ok: true, value: { name: 'Mening CV.docx', type: 'docx' } })
})

test('the row is part of the caller’s transaction', async () => {
  const { files, store } = setUp()
  const accepted = await accept(files)
  const owner = newOwner()
  const failing = db.transaction(async (tx) => {
    await keepFile(tx, accepted, owner)
    throw new Error('the order could not be placed')
  })
  await expect(failing).rejects.toThrow('could not be placed')
  expect(await findFile(files, db, accepted.id)).toBeUndefined()
  expect(store.objects.has(accepted.storageKey)).toBe(true)
  // The caller may try again with the same bytes.
  expect(await keepFile(db, accepted, owner)).toMatchObject({ ok: true })
})

test('an owner gets no more files than the purpose allows, also when all come at once', async () => {
  const { files } = setUp()
  const owner = newOwner()
  const accepted = await Promise.all(Array.from({ length: 9 }, () => accept(files)))
  const kept = await Promise.all(accepted.map((file) => db.transaction((tx) => keepFile(tx, file, owner))))
  expect(kept.filter(({ ok }) => ok)).toHaveLength(5)
  expect(kept.filter(({ ok }) => !ok)[0]).toEqual({
    ok: false,
    error: { code: 'file_limit_reached', values: { max: '5' } },
  })
})

test('a crash between bytes and row leaves an orphan that the sweep removes after hours, not before', async () => {
  const { files, store, clock } = setUp()
  const orphan = await accept(files)
  const kept = await keep(files)
  await sweepFiles(files)
  expect(store.objects.size).toBe(2)
  clock.advance(7 * HOUR_MS)
  expect(await sweepFiles(files)).toMatchObject({ orphaned: 1, deleted: 1, failed: 0 })
  expect([...store.objects.keys()]).toEqual([kept.storageKey])
  expect(await unclaimed(orphan)).toEqual({ count: 0 })
  expect(await keepFile(db, orphan, newOwner())).toEqual({ ok: false, error: { code: 'file_not_found' } })
})

test('a crash before the bytes leaves a note that the sweep clears', async () => {
  const { files, store, clock } = setUp()
  store.fail(true)
  const result = await acceptUpload(files, { purpose: 'receipt', stream: stream(photo) })
  expect(result).toEqual({ ok: false, error: { code: 'file_store_unavailable' } })
  store.fail(false)
  clock.advance(7 * HOUR_MS)
  expect(await sweepFiles(files)).toMatchObject({ orphaned: 1, deleted: 1 })
})

test('files whose days are over are gone at once for readers and with the sweep for good', async () => {
  const { files, store, clock } = setUp()
  const file = await keep(files)
  const face = await keep(files, 'avatar')
  clock.advance(181 * DAY_MS)
  expect(await findFile(files, db, file.id)).toBeUndefined()
  expect((await sweepFiles(files)).expired).toBe(1)
  expect([...store.objects.keys()]).toEqual([face.storageKey])
})

test('a removed file is deleted, even when the store is away for a while', async () => {
  const { files, store, warnings } = setUp()
  const file = await keep(files)
  expect(await removeFile(files, db, file.id)).toBe(true)
  expect(await removeFile(files, db, file.id)).toBe(false)
  store.fail(true)
  expect(await sweepFiles(files)).toMatchObject({ deleted: 0, failed: 1 })
  expect(warnings).toHaveLength(1)
  store.fail(false)
  expect(await sweepFiles(files)).toMatchObject({ deleted: 1, failed: 0 })
  expect(store.objects.size).toBe(0)
})

test('two sweeps at once do no harm', async () => {
  const { files, store } = setUp()
  for (let n = 0; n < 5; n++) await removeFile(files, db, (await keep(files)).id)
  await Promise.all([sweepFiles(files), sweepFiles(files), sweepFiles(files)])
  expect(store.objects.size).toBe(0)
})

test('a discarded upload goes at once, a kept one stays', async () => {
  const { files, store } = setUp()
  const accepted = await accept(files)
  await discardUpload(files, accepted)
  expect(store.objects.size).toBe(0)
  const other = await accept(files)
  await keepFile(db, other, newOwner())
  await discardUpload(files, other)
  expect(store.objects.size).toBe(1)
})

test('a passport lies encrypted in the store, and every look at it is on record', async () => {
  const { files, store, clock } = setUp()
  const file = await keep(files, 'proof_passport')
  const stored = store.objects.get(file.storageKey) ?? Buffer.alloc(0)
  expect(stored.subarray(0, 4).toString()).toBe('TBE1')
  expect(stored.includes('JFIF')).toBe(false)
  const content = await contentOf(files, file)
  expect((await sharp(content).metadata()).format).toBe('jpeg')
  expect(content).toHaveLength(file.bytes)
  const found = await findFile(files, db, file.id)
  expect(found && (await contentOf(files, found)).equals(content)).toBe(true)
  const looks = await db.many(sql`select who, why, purpose, at from file_access where file_id = ${file.id}`)
  expect(looks).toEqual([1, 2].map(() => ({ ...access, purpose: 'proof_passport', at: clock.now() })))
  await contentOf(files, await keep(files, 'claim_photo'))
  expect(await db.many(sql`select 1 from file_access where purpose = 'claim_photo'`)).toEqual([])
})

test('a passport that was changed or exchanged in the store does not come out', async () => {
  const { files, store } = setUp()
  const [one, two] = [await keep(files, 'proof_passport'), await keep(files, 'proof_passport')]
  const bytes = store.objects.get(one.storageKey) ?? Buffer.alloc(0)
  store.objects.set(two.storageKey, bytes)
  await expect(contentOf(files, two)).rejects.toMatchObject({ kind: 'tampered' })
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(500) ^ 1, 500)
  store.objects.set(one.storageKey, changed)
  await expect(contentOf(files, one)).rejects.toMatchObject({ kind: 'tampered' })
  store.objects.delete(one.storageKey)
  expect(await openFile(files, one, access)).toEqual({ ok: false, error: { code: 'file_not_found' } })
})

test('after a new master key and a relock, the old one is no longer needed', async () => {
  const [old, current] = [randomBytes(32), randomBytes(32)]
  const { files } = setUp([old])
  const file = await keep(files, 'proof_passport')
  const content = await contentOf(files, file)
  const both = { ...files, keys: createKeyRing([current, old]) }
  expect(await relockKeys(both)).toBe(1)
  expect(await relockKeys(both)).toBe(0)
  const later = { ...files, keys: createKeyRing([current]) }
  const found = await findFile(later, db, file.id)
  expect(found && (await contentOf(later, found)).equals(content)).toBe(true)
  expect(await openFile(later, file, access)).toEqual({
    ok: false,
    error: { code: 'file_store_unavailable' },
  })
})

test('a link works once, for sixty seconds, and only its hash is stored', async () => {
  const { files, clock } = setUp()
  const file = await keep(files)
  const token = await issueLink(files, db, { fileId: file.id, ...access })
  expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/)
  const rows = await db.many(sql`select token_hash from file_link where file_id = ${file.id}`)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await redeemLink(files, db, token)).toEqual({ ok: true, value: { file, access } })
  const spent = { ok: false, error: { code: 'file_link_spent' } }
  expect(await redeemLink(files, db, token)).toEqual(spent)
  const late = await issueLink(files, db, { fileId: file.id, ...access })
  clock.advance(60_000)
  expect(await redeemLink(files, db, late)).toEqual(spent)
  for (const made of ['', 'x', 'x'.repeat(22), `${token}0`])
    expect(await redeemLink(files, db, made)).toEqual(spent)
})

test('of 64 who use a link at the same moment one gets the file', async () => {
  const { files } = setUp()
  const file = await keep(files)
  const token = await issueLink(files, db, { fileId: file.id, ...access })
  const results = await Promise.all(
    Array.from({ length: 64 }, () => db.transaction((tx) => redeemLink(files, tx, token))),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a link to a removed file leads nowhere', async () => {
  const { files } = setUp()
  const file = await keep(files)
  const token = await issueLink(files, db, { fileId: file.id, ...access })
  await removeFile(files, db, file.id)
  expect(await redeemLink(files, db, token)).toMatchObject({ ok: false })
})
