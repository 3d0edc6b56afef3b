import { err, ok, type Result } from '#kernel/result.ts'
import { deviceProofText } from '#modules/accounts/domain/courier-phone.ts'
import { bytesOf, textOf } from '../passkeys.ts'
import { randomKey } from '../random-key.ts'
import { dataKey, dataKeyBytes, keyOfPin, randomBytes, seal, unseal } from './sealing.ts'
import { answerOf, openDatabase, type Sealed } from './shelf.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** As many wrong PINs erase what the PIN opens; the queue stays, and the server's half opens it (decision 79). */
export const mostWrongPins = 5

/** A phone as one person has set it up: two couriers may share a phone, and see nothing of each other. */
export type DeviceRecord = {
  /** Nine digits. */
  readonly phone: string
  readonly id: string
  /** Its private half never leaves the browser. */
  readonly keys: CryptoKeyPair
  readonly ownHalf: Bytes
  readonly salt: Bytes
  /** The data key under the PIN; undefined before one was chosen, and after too many wrong ones. */
  readonly wrapped: Sealed | undefined
  readonly wrongPins: number
  /** Milliseconds: whoever was here last is asked for their PIN. */
  readonly usedAt: number
}

/** Where the records lie; in a browser IndexedDB, in tests the memory. */
export type DeviceBook = {
  all(): Promise<readonly DeviceRecord[]>
  save(record: DeviceRecord): Promise<void>
  remove(phone: string): Promise<void>
}

export async function openDeviceBook(): Promise<DeviceBook> {
  const database = await openDatabase('tezbox-devices', ['devices'])
  const store = (mode: IDBTransactionMode) => database.transaction('devices', mode).objectStore('devices')
  return {
    all: () => answerOf(store('readonly').getAll()),
    save: async (record) => void (await answerOf(store('readwrite').put(record, record.phone))),
    remove: async (phone) => void (await answerOf(store('readwrite').delete(phone))),
  }
}

export async function newDevice(phone: string): Promise<DeviceRecord> {
  return {
    phone,
    id: `phone-${randomKey()}`,
    keys: await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']),
    ownHalf: randomBytes(32),
    salt: randomBytes(16),
    wrapped: undefined,
    wrongPins: 0,
    usedAt: 0,
  }
}

/** What the phone shows of itself with the code of the SMS. */
export async function deviceProof({ id, keys, phone }: DeviceRecord, code: string) {
  const text = new TextEncoder().encode(deviceProofText({ deviceId: id, phone, code }))
  const [spki, signature] = await Promise.all([
    crypto.subtle.exportKey('spki', keys.publicKey),
    crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, text),
  ])
  return { id, public_key: textOf(spki), signature: textOf(signature) }
}

/** Opens the data with the server's half; `choosePin` then lets the PIN do it without a line. */
export async function openByServer(record: DeviceRecord, serverHalf: string) {
  const bytes = await dataKeyBytes(bytesOf(serverHalf), record.ownHalf)
  const choosePin = async (book: DeviceBook, pin: string): Promise<void> => {
    const wrapped = await seal(await keyOfPin(pin, record.salt), 'data key', bytes)
    await book.save({ ...record, wrapped, wrongPins: 0, usedAt: Date.now() })
  }
  return { key: await dataKey(bytes), choosePin }
}

export type PinRefused = { readonly code: 'wrong_pin' | 'pin_erased'; readonly triesLeft: number }

/** Opens the data with the PIN. The try is counted before it is made: whoever closes the app in between gains nothing. */
export async function openByPin(
  book: DeviceBook,
  phone: string,
  pin: string,
): Promise<Result<CryptoKey, PinRefused>> {
  const record = (await book.all()).find((one) => one.phone === phone)
  if (!record?.wrapped) return err({ code: 'pin_erased', triesLeft: 0 })
  const wrongPins = record.wrongPins + 1
  await book.save({ ...record, wrongPins })
  const bytes = await unseal(await keyOfPin(pin, record.salt), 'data key', record.wrapped)
  if (bytes) {
    await book.save({ ...record, wrongPins: 0, usedAt: Date.now() })
    return ok(await dataKey(bytes))
  }
  if (wrongPins < mostWrongPins) return err({ code: 'wrong_pin', triesLeft: mostWrongPins - wrongPins })
  await erasePin(book, record)
  return err({ code: 'pin_erased', triesLeft: 0 })
}

/** From here on only the server's half opens the data. */
export const erasePin = (book: DeviceBook, record: DeviceRecord): Promise<void> =>
  book.save({ ...record, wrapped: undefined, wrongPins: 0 })
