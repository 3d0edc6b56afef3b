import { dataKey, dataKeyBytes, randomBytes } from '#client/field/sealing.ts'
import { answerOf, openDatabase } from '#client/field/shelf.ts'
import { bytesOf } from '#client/passkeys.ts'
import { randomKey } from '#client/random-key.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What a device knows of one person who works at it. Several may share a tablet, and open nothing of each other. */
export type SealRecord = {
  readonly person: string
  /** By this name the server knows the device. */
  readonly device: string
  readonly ownHalf: Bytes
  /**
   * The key of what is kept here, made of the server's half and our own. It lies here while this person is signed in, so that
   * the counter opens without a line; no script can take it out. Without it only the server's half opens the data again.
   */
  readonly key: CryptoKey | undefined
}

/** Where the records lie; in a browser IndexedDB, in tests the memory. */
export type SealBook = {
  all(): Promise<readonly SealRecord[]>
  save(record: SealRecord): Promise<void>
}

export async function openSealBook(): Promise<SealBook> {
  const database = await openDatabase('tezbox-counter-seals', ['people'])
  const people = (mode: IDBTransactionMode) => database.transaction('people', mode).objectStore('people')
  return {
    all: () => answerOf(people('readonly').getAll()),
    save: async (record) => void (await answerOf(people('readwrite').put(record, record.person))),
  }
}

/** The record of who works here now. Whoever worked here before and did not sign out is locked: their key is dropped. */
export async function recordOf(book: SealBook, person: string): Promise<SealRecord> {
  const all = await book.all()
  for (const other of all) if (other.person !== person && other.key) await book.save(locked(other))
  const known = all.find((one) => one.person === person)
  if (known) return known
  const made = { person, device: `counter-${randomKey()}`, ownHalf: randomBytes(32), key: undefined }
  await book.save(made)
  return made
}

const locked = (record: SealRecord): SealRecord => ({ ...record, key: undefined })

/** The key of both halves, kept from now on. */
export async function openedByServer(
  book: SealBook,
  record: SealRecord,
  serverHalf: string,
): Promise<CryptoKey> {
  const key = await dataKey(await dataKeyBytes(bytesOf(serverHalf), record.ownHalf))
  await book.save({ ...record, key })
  return key
}

/** Signed out, or the session was ended: from here on the device opens nothing by itself. */
export async function lockSeals(book: SealBook): Promise<void> {
  for (const record of await book.all()) if (record.key) await book.save(locked(record))
}
