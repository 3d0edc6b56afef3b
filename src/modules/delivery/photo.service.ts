import { err, ok, type Result } from '#kernel/result.ts'
import { addressOf } from '#platform/calls/address.ts'
import type { Db } from '#platform/db/database.ts'
import { releaseFiles, selectFile, selectFilesOf } from '#platform/files/stored-file.repo.ts'
import { type AcceptedFile, keepFile } from '#platform/files/upload/accept-upload.ts'
import type { SentStored } from '#platform/http/sent-file.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { badgeCalls } from './badge.calls.ts'

type Deps = { db: Db; secrets: Secrets; now: Date }

const ownerOf = (courierId: number) => `courier:${courierId}`
const PHOTO = 'courier photo'
const LIFE_MS = 3_600_000

/** An address for the courier's face that works for an hour, for whoever was told it. Null when there is no photo. */
export async function photoOf({ db, secrets, now }: Deps, courierId: number): Promise<string | null> {
  const [photo] = await selectFilesOf(db, ownerOf(courierId), 'avatar', now)
  if (!photo) return null
  const until = now.getTime() + LIFE_MS
  const code = secrets.seal(PHOTO, `${photo.id} ${until}`).toString('base64url')
  return addressOf(badgeCalls.readCourierPhoto, { params: { code } })
}

/** Late, replaced and invented addresses answer the same. */
export async function readPhoto(
  { db, secrets, now }: Deps,
  code: string,
): Promise<Result<SentStored, { code: 'not_found' }>> {
  const [id, until] = (secrets.open(PHOTO, Buffer.from(code, 'base64url')) ?? '').split(' ')
  const file = id && Number(until) > now.getTime() ? await selectFile(db, id, now) : undefined
  if (file?.purpose !== 'avatar') return err({ code: 'not_found' })
  return ok({ stored: { file, access: { who: 'anybody', why: 'photo of a courier' } } })
}

/** In the place of the one before. */
export async function savePhoto(
  tx: Db,
  accepted: AcceptedFile,
  courierId: number,
  now: Date,
): Promise<Result<undefined, { code: 'upload_incomplete' }>> {
  const owner = ownerOf(courierId)
  const before = await selectFilesOf(tx, owner, 'avatar', now)
  await releaseFiles(
    tx,
    before.map(({ id }) => id),
    now,
  )
  const kept = await keepFile(tx, accepted, owner)
  // The one before has just made room, so only the sweep can have been faster than a very slow upload.
  return kept.ok ? ok(undefined) : err({ code: 'upload_incomplete' })
}
