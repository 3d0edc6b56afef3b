import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { deviceLane } from '../domain/send-rules.ts'
import { findDevice, forgetOldest, renewToken, saveDevice } from './known-device.repo.ts'

/** More than anybody has; and more than share one browser, at a counter too. */
const KEPT = { devices: 20, people: 20 }
const TOKEN_BYTES = 32

/** Random enough that a plain hash tells nothing about it. */
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Remembers that this phone's owner has signed in here. The token is drawn anew each time, so that one that somebody
 * has put into the browser beforehand is never known for a person.
 */
export async function knowDevice(
  tx: Db,
  { phone, device, now }: { phone: string; device: string | undefined; now: Date },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const tokenHash = hashOf(token)
  if (device !== undefined) await renewToken(tx, hashOf(device), tokenHash)
  await saveDevice(tx, tokenHash, phone, now)
  await forgetOldest(tx, { tokenHash, phone }, KEPT)
  return token
}

/** The lane of a browser in which this phone's owner has signed in before. */
export async function laneOf(
  db: Db,
  { phone, device }: { phone: string; device: string | undefined },
): Promise<string | undefined> {
  const id = device === undefined ? undefined : await findDevice(db, hashOf(device), phone)
  return id === undefined ? undefined : deviceLane(id)
}
