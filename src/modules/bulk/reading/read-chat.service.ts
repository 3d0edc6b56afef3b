import { setImmediate as pause } from 'node:timers/promises'
import { findPerson } from '#modules/accounts/index.ts'
import { districtById } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ChatGround, ChatMessage, Draft } from '../domain/chat/message.ts'
import { readChatInSteps } from '../domain/chat/read-chat.ts'
import { checkRow } from '../domain/check-row.ts'
import { recount } from '../domain/counts.ts'
import type { Ground } from '../domain/ground.ts'
import { groundOf } from '../ground.service.ts'
import { compareAgain } from '../rows/edit-rows.service.ts'
import { freshRow, madeRow } from '../rows/made-row.ts'
import { insertRows, type Row } from '../rows/row.repo.ts'
import {
  findAnyUpload,
  findPasted,
  forgetPasted,
  holdAnyUpload,
  saveProgress,
  saveState,
  takeTurn,
  type Upload,
} from '../uploads/upload.repo.ts'
import { findLast, insertMessages } from './message.repo.ts'
import type { ReadingDeps } from './read-upload.service.ts'

/** Messages of a chat to rows, behind those that are there; all of them or none. */
export async function readChatUpload({ db, clock }: ReadingDeps, id: number): Promise<void> {
  const taken = await takeTurn(db, id)
  if (!taken) return
  // What is pasted while the rest is read is read with it, once more from its beginning.
  for (;;) {
    const [upload, pasted] = await Promise.all([findAnyUpload(db, id), findPasted(db, id)])
    if (upload?.turn !== taken.turn || pasted === undefined) return
    const now = clock.now()
    const ground = await groundOf(db, upload.ownerId, now)
    const messages = await readInTurns(db, upload, pasted, await chatGroundOf(db, upload.ownerId, ground))
    const isDone = await db.transaction((tx) => keepMessages(tx, { upload, pasted, messages, ground, now }))
    if (isDone) return
  }
}

const TELL_EVERY_MS = 500

/** Others have a turn after each message. */
async function readInTurns(
  db: Db,
  { id, turn }: Upload,
  text: string,
  ground: ChatGround,
): Promise<readonly ChatMessage[]> {
  const steps = readChatInSteps(text, ground)
  let last = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value.messages
    await pause()
    if (performance.now() - last < TELL_EVERY_MS) continue
    last = performance.now()
    await saveProgress(db, id, turn, value)
  }
}

type Understood = {
  upload: Upload
  pasted: string
  messages: readonly ChatMessage[]
  ground: Ground
  now: Date
}

/** False when more was pasted meanwhile. */
async function keepMessages(
  tx: Db,
  { upload: { id, turn }, pasted, messages, ground, now }: Understood,
): Promise<boolean> {
  const upload = await holdAnyUpload(tx, id)
  if (upload?.turn !== turn || upload.state !== 'parsing') return true
  if ((await findPasted(tx, id)) !== pasted) return false
  const first = (await findLast(tx, upload)).message + 1
  await insertMessages(
    tx,
    id,
    messages.map(({ index, author, time, text, kind }) => ({
      index: first + index,
      author,
      time,
      text,
      kind,
    })),
  )
  const drafts = messages.flatMap((message) =>
    message.drafts.map((draft) => ({ draft, message: first + message.index })),
  )
  await addRows(tx, upload, drafts, { ground, now })
  await forgetPasted(tx, id)
  await saveState(tx, id, { state: 'ready', progress: 1, now })
  return true
}

const SLICE_ROWS = 250

/** Rows at the end of an upload, which is held; they are checked, compared and counted. Answers their numbers. */
export async function addRows(
  tx: Db,
  upload: Upload,
  drafts: readonly { draft: Draft; message: number }[],
  { ground, now }: { ground: Ground; now: Date },
): Promise<number[]> {
  const last = await findLast(tx, upload)
  const rows: Row[] = []
  for (const { draft, message } of drafts) {
    const fresh = freshRow(last.n + rows.length + 1, draft.texts)
    rows.push(madeRow({ ...fresh, guesses: draft.guesses, message }, checkRow(draft.texts, ground)))
    if (rows.length % SLICE_ROWS === 0) await pause()
  }
  if (rows.length > 0) await insertRows(tx, upload.id, rows)
  const keys = rows.flatMap(({ sameKey }) => sameKey ?? [])
  await compareAgain(tx, upload, { counts: recount(upload, { come: rows }), keys, now })
  return rows.map(({ n }) => n)
}

export async function chatGroundOf(db: Db, owner: number, ground: Ground): Promise<ChatGround> {
  const { locale, phone, fullName } = await findPerson(db, owner)
  const language = locale === 'ru' || locale === 'en' || locale === 'oz' ? locale : 'uz'
  return {
    findArea: ground.findArea,
    language,
    ...(phone === null ? {} : { merchant: { name: fullName, phone } }),
    points: ground.points.map(({ id, districtId, name }) => ({
      id,
      districtId,
      regionId: districtById(districtId)?.regionId ?? 0,
      name: name[language],
    })),
  }
}
