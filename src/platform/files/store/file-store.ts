import { randomBytes } from 'node:crypto'
import { assert } from '#kernel/assert.ts'

/**
 * Where bytes lie. Drawn by us at random and never from a name somebody sent, in lower case because some disks do not
 * tell `A` from `a`. Whoever reads a key out of a path or an address gets nothing: rights hang on the file's row.
 */
export type StorageKey = string & { readonly __storageKey: true }

const keyShape = /^[0-9a-f]{2}\/[0-9a-f]{32}$/

export function newStorageKey(): StorageKey {
  const name = randomBytes(16).toString('hex')
  return `${name.slice(0, 2)}/${name}` as StorageKey
}

/** The adapters' guard: nothing but a key of ours becomes part of a path or an address. */
export function assertStorageKey(key: string): asserts key is StorageKey {
  assert(keyShape.test(key), 'a storage key of another shape than ours')
}

/** Both ends count, as in HTTP. */
export type ByteRange = { first: number; last: number }

export type FileStore = {
  /** All of it or nothing; once it resolves, a power cut does not take it back. */
  put(key: StorageKey, bytes: Uint8Array): Promise<void>
  /** Resolves when the store has begun to answer; the rest may still fail while it is read. */
  get(key: StorageKey, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>
  /** Also of what is not there, and of what a crash left half written. */
  delete(key: StorageKey): Promise<void>
  /** Whether nothing lies there: a restore never mixes. */
  isEmpty(): Promise<boolean>
}

export type StoreProblemKind =
  /** There are no such bytes. */
  | 'missing'
  /** Try again later: the store does not answer, or asks us to slow down. */
  | 'unavailable'
  /** The store knows us and says no: a matter for whoever configured it. */
  | 'refused'
  /** The bytes are not those we wrote. */
  | 'tampered'

export class StoreProblem extends Error {
  override name = 'StoreProblem'
  readonly kind: StoreProblemKind

  constructor(kind: StoreProblemKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}
