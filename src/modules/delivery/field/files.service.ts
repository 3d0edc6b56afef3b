import { createHash } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { countUnderLock, type FileId, selectFile } from '#platform/files/stored-file.repo.ts'
import type { AcceptedFile } from '#platform/files/upload/accept-upload.ts'
import { callWaiting, keepWaiting, takeWaiting } from '#platform/files/upload/waiting.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { type Picture, pictures } from '../domain/field-words.ts'
import { type FileReceived, clientId as fileName } from './field.contract.ts'
import { findFile, nameFile, saveFile } from './file.repo.ts'
import { settleFile } from './incidents.service.ts'
import { lockReports } from './report.repo.ts'

/** Of one kind and order: a delivery that is undone and done again brings its pictures again. */
const MOST_OF_ORDER = 30

/** Known before the file is there, so that a report can name it: nobody else's phone comes to the same. */
const fileIdOf = (person: number, clientId: string) =>
  createHash('sha256').update(`field file ${person} ${clientId}`).digest('base64url').slice(0, 22) as FileId

type Sent = { client_id: string; kind?: keyof typeof pictures | undefined }
type NotTaken = Failure<'upload_incomplete' | 'file_limit_reached'>

/** A picture from the field, before or after the report that names it. The same one twice is one file. */
export function takeFile(
  { caller, db, now }: RequestContext,
  { client_id: clientId, kind = 'photo' }: Sent,
  accepted: AcceptedFile,
): Promise<Result<FileReceived, NotTaken>> {
  const { person } = caller
  assert(person !== undefined, 'pictures are sent by somebody')
  return db.transaction(async (tx) => {
    await lockReports(tx, person)
    const known = await findFile(tx, person, clientId)
    if (known?.fileId) return ok({ client_id: clientId, repeated: true })
    const purpose = known?.purpose ?? pictures[kind]
    const owner = known?.orderId == null ? undefined : `order:${known.orderId}`
    if (owner && (await countUnderLock(tx, owner, purpose)) >= MOST_OF_ORDER)
      return err({ code: 'file_limit_reached', values: { max: String(MOST_OF_ORDER) } })
    const file = { ...accepted, id: fileIdOf(person, clientId), purpose }
    const kept = await keepWaiting(tx, file, person, now)
    if (!kept.ok) return kept
    if (owner) await takeWaiting(tx, { ids: [file.id], purpose, person, owner }, now)
    await saveFile(tx, { person, clientId, fileId: file.id, purpose, at: now })
    if (known?.incidentId != null) await settleFile(tx, person, clientId, now)
    return ok({ client_id: clientId, repeated: false })
  })
}

type Proof = {
  signature?: string | undefined
  passport?: string | undefined
  pages?: readonly string[] | undefined
  photo?: string | undefined
}
type Pictured = { photos?: readonly string[] | undefined; proof?: Proof | undefined }

/** What a report names has the shape that a phone gives, or it is no file of ours. */
export function namesFiles({ photos = [], proof }: Pictured): boolean {
  const { signature, passport, pages = [], photo } = proof ?? {}
  const names = [...photos, signature, passport, ...pages, photo]
  return names.every((name) => name === undefined || fileName.safeParse(name).success)
}

type Naming = { person: number; orderId: number; now: Date }

/**
 * The report with the ids of stored files in place of the names that the phone has given them, and those that have not
 * come yet. The order is one that the person reaches.
 */
export async function withFiles<Report extends Pictured>(
  tx: Db,
  report: Report,
  naming: Naming,
): Promise<{ report: Report; stillToCome: string[] }> {
  const stillToCome: string[] = []
  const idsOf = async (purpose: Picture, names: readonly string[]): Promise<string[]> => {
    const ids: string[] = []
    for (const name of names) {
      const { id, isHere } = await named(tx, naming, purpose, name)
      if (!isHere) stillToCome.push(id)
      ids.push(id)
    }
    return ids
  }
  const idOf = async (purpose: Picture, name: string | undefined) =>
    name === undefined ? undefined : (await idsOf(purpose, [name]))[0]
  const { photos, proof } = report
  const changed: Pictured = {
    ...(photos && { photos: await idsOf(pictures.photo, photos) }),
    ...(proof && {
      proof: {
        ...proof,
        signature: await idOf(pictures.signature, proof.signature),
        passport: await idOf(pictures.passport, proof.passport),
        pages: proof.pages && (await idsOf(pictures.passport, proof.pages)),
        photo: await idOf(pictures.photo, proof.photo),
      },
    }),
  }
  return { report: { ...report, ...changed }, stillToCome }
}

async function named(
  tx: Db,
  { person, orderId, now }: Naming,
  purpose: Picture,
  name: string,
): Promise<{ id: string; isHere: boolean }> {
  const row = await findFile(tx, person, name)
  // Uploaded the other way, and named by its id.
  if (!row && (await selectFile(tx, name, now))) return { id: name, isHere: true }
  const id = fileIdOf(person, name)
  if (row?.fileId && row.orderId === null) await callWaiting(tx, { id, person, purpose })
  await nameFile(tx, { person, clientId: name, orderId, purpose, at: now })
  return { id, isHere: row?.fileId != null }
}
