import { expect, test } from 'vitest'
import { randomBytes, seal, unseal } from '#client/field/sealing.ts'
import { textOf } from '#client/passkeys.ts'
import { lockSeals, openedByServer, recordOf, type SealBook, type SealRecord } from './seal-book.ts'

function memoryBook(): SealBook {
  const records = new Map<string, SealRecord>()
  return {
    all: async () => [...records.values()],
    save: async (record) => void records.set(record.person, record),
  }
}

const half = textOf(randomBytes(32).buffer)
const plain = new TextEncoder().encode('Muhabbat, B-14')

test('the same half of the server opens what was sealed before, another one does not', async () => {
  const book = memoryBook()
  const sealed = await seal(await openedByServer(book, await recordOf(book, '7'), half), 'pack', plain)
  await lockSeals(book)
  const record = await recordOf(book, '7')
  const again = await unseal(await openedByServer(book, record, half), 'pack', sealed)
  expect(again && new TextDecoder().decode(again)).toBe('Muhabbat, B-14')
  const other = await openedByServer(book, record, textOf(randomBytes(32).buffer))
  expect(await unseal(other, 'pack', sealed)).toBeUndefined()
})

test('the key lies there while the person is signed in, and no script takes its bytes out', async () => {
  const book = memoryBook()
  const key = await openedByServer(book, await recordOf(book, '7'), half)
  expect((await recordOf(book, '7')).key).toBe(key)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  await lockSeals(book)
  expect((await recordOf(book, '7')).key).toBeUndefined()
})

test('whoever worked here before and did not sign out is locked by the next one', async () => {
  const book = memoryBook()
  await openedByServer(book, await recordOf(book, '7'), half)
  const next = await recordOf(book, '8')
  expect(next.device).not.toBe((await recordOf(book, '7')).device)
  expect((await book.all()).every(({ key }) => key === undefined)).toBe(true)
})
