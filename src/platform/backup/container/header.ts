import { createHash, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupProblem } from '../problem.ts'

/** What opens the pieces behind a header: the header itself is sealed into each of them. */
export type Opener = { header: Buffer; key: Buffer }

const MAGIC = Buffer.from('TEZBOX BACKUP')
const FORMAT = 1
const SALT_BYTES = 16
const PROOF_BYTES = 16
const SUM_BYTES = 8
const at = { format: 13, cost: 14, salt: 15, proof: 31, sum: 47 } as const
export const HEADER_BYTES = at.sum + SUM_BYTES

/** 2^17 with blocks of 8: 128 MB and about half a second for every passphrase that somebody wants to try. */
export const USUAL_COST = 17
const costs = { least: 10, most: 20 }
const BLOCK = 8

/** A header of its own for every backup, so that the same passphrase never makes the same key twice. */
export async function newOpener(passphrase: string, cost = USUAL_COST): Promise<Opener> {
  const salt = randomBytes(SALT_BYTES)
  const { key, proof } = await keysOf(passphrase, salt, cost)
  const told = Buffer.concat([MAGIC, Buffer.from([FORMAT, cost]), salt, proof])
  return { header: Buffer.concat([told, sumOf(told)]), key }
}

/** Tells apart what is no backup, a damaged one and a wrong passphrase before anything behind it is read. */
export async function openerOf(header: Buffer, passphrase: string): Promise<Opener> {
  const begins = header.subarray(0, MAGIC.length)
  if (!begins.equals(MAGIC.subarray(0, begins.length)) || header.length === 0)
    throw new BackupProblem('This file is not a backup of TezBox.')
  if (header.length < HEADER_BYTES) throw new BackupProblem(cutOff)
  if (!sumOf(header.subarray(0, at.sum)).equals(header.subarray(at.sum)))
    throw new BackupProblem('The backup is damaged in its first line; another copy of it is needed.')
  const [format = 0, cost = 0] = header.subarray(at.format)
  if (format !== FORMAT || cost < costs.least || cost > costs.most)
    throw new BackupProblem(
      'The backup was written by a newer version of TezBox in a form that this one does not know; restore it with that version.',
    )
  const { key, proof } = await keysOf(passphrase, header.subarray(at.salt, at.proof), cost)
  if (!timingSafeEqual(proof, header.subarray(at.proof, at.sum)))
    throw new BackupProblem('The passphrase is not the one that the backup was made with.')
  return { header, key }
}

export const cutOff = 'The backup ends too early: it was cut off while it was written or copied.'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

async function keysOf(passphrase: string, salt: Buffer, cost: number) {
  const N = 2 ** cost
  // Typed on another keyboard, the same letters may come as other bytes.
  const secret = await derive(passphrase.normalize('NFKC'), salt, 32, {
    N,
    r: BLOCK,
    p: 1,
    maxmem: 2 * 128 * N * BLOCK,
  })
  const part = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `tezbox backup ${what}`, bytes))
  return { key: part('pieces', 32), proof: part('passphrase', PROOF_BYTES) }
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest().subarray(0, SUM_BYTES)
