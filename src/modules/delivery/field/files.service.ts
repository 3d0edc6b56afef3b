import { createHash } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { type Purpose, ruleOf } from '#platform/files/purposes.ts'
import { type FileId, selectFile } from '#platform/files/stored-file.repo.ts'
import { type AcceptedFile, keepFile } from '#platform/files/upload/accept-upload.ts'
import { keepWaiting } from '#platform/files/upload/waiting.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { FileReceived } from './field.contract.ts'
import { findFile, nameFile, saveFile } from './file.repo.ts'
import { settleFile } from './incidents.service.ts'
import { lockReports } from './report.repo.ts'

const DAY_MS = 86_400_000

const purposes = {
  photo: 'delivery_photo',
  signature: 'proof_signature',
  passport: 'proof_passport',
} as const satisfies Record<string, Purpose>

/** Known before the file is there, so that a report can name it: nobody else's phone comes to the same. */
const fileIdOf = (person: number, clientId: string) =>
  createHash('sha256').update(`field file ${person} ${clientId}`).digest('base64url').slice(0, 22) as FileId

type Sent = { client_id: string; kind: keyof typeof purposes }

/** A picture from the field, before or after the report that names it. The same one twice is one file. */
export function takeFile(
  { caller, db, now }: RequestContext,
  { client_id: clientId, kind }: Sent,
  accepted: AcceptedFile,
): Promise<Result<FileReceived, { code: 'upload_incomplete' }>> {
  const { person } = caller
  assert(person !== undefined, 'pictures are sent by somebody')
  return db.transaction(async (tx) => {
    await lockReports(tx, person)
    const known = await findFile(tx, person, clientId)
    if (known?.fileId) return ok({ client_id: clientId, repeated: true })
    const purpose = purposes[kind]
    const { keepDays } = ruleOf(purpose)
    const file: AcceptedFile = {
      ...accepted,
      id: fileIdOf(person, clientId),
      purpose,
      deleteAfter: keepDays === undefined ? undefined : new Date(now.getTime() + keepDays * DAY_MS),
    }
    const isKept =
      known?.orderId != null && (await keepFile(tx, file, `order:${known.orderId}`)).ok
        ? true
        : (await keepWaiting(tx, file, person, now)).ok
    if (!isKept) return err({ code: 'upload_incomplete' })
    await saveFile(tx, { person, clientId, fileId: file.id, purpose, at: now })
    if (known?.incidentId != null) await settleFile(tx, person, clientId, now)
    return ok({ client_id: clientId, repeated: false })
  })
}

type Pictured = {
  photos?: readonly string[] | undefined
  proof?:
    | { signature?: string | undefined; passport?: string | undefined; photo?: string | undefined }
    | undefined
}

const nameShape = /^[\w-]{8,64}$/

/** What a report names has the shape that a phone gives, or it is no file of ours. */
export function namesFiles({ photos = [], proof }: Pictured): boolean {
  const names = [...photos, proof?.signature, proof?.passport, proof?.photo]
  return names.every((name) => name === undefined || nameShape.test(name))
}

/**
 * The report with the ids of stored files in place of the names that the phone has given them, and those that have not
 * come yet.
 */
export async function withFiles<Report extends Pictured>(
  tx: Db,
  report: Report,
  { person, orderId, now }: { person: number; orderId: number; now: Date },
): Promise<{ report: Report; stillToCome: string[] }> {
  const stillToCome: string[] = []
  const idOf = async (name: string): Promise<string> => {
    const row = await findFile(tx, person, name)
    // Uploaded the other way, and named by its id.
    if (!row && (await selectFile(tx, name, now))) return name
    const id = fileIdOf(person, name)
    if (!row?.fileId) stillToCome.push(id)
    await nameFile(tx, { person, clientId: name, orderId, at: now })
    return id
  }
  const { photos, proof } = report
  const named = { ...report }
  if (photos) {
    const ids: string[] = []
    for (const name of photos) ids.push(await idOf(name))
    named.photos = ids
  }
  if (proof) {
    const given = { ...proof }
    for (const part of ['signature', 'passport', 'photo'] as const)
      if (given[part] !== undefined) given[part] = await idOf(given[part])
    named.proof = given
  }
  return { report: named, stillToCome }
}
