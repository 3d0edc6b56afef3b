import { setImmediate as pause } from 'node:timers/promises'
import { err, ok, type Result } from '#kernel/result.ts'
import { findPerson } from '#modules/accounts/index.ts'
import { districtById } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { ChatAnswer } from '../bulk.contract.ts'
import type { ChatGround, ChatMessage, Draft } from '../domain/chat/message.ts'
import { readChat } from '../domain/chat/read-chat.ts'
import { checkRow } from '../domain/check-row.ts'
import { recount } from '../domain/counts.ts'
import type { Field } from '../domain/fields.ts'
import type { Ground } from '../domain/ground.ts'
import { groundOf } from '../ground.service.ts'
import { compareAgain } from '../rows/edit-rows.service.ts'
import { freshRow, madeRow } from '../rows/made-row.ts'
import { findRows, insertRows, lastNumber, type Row } from '../rows/row.repo.ts'
import {
  findPasted,
  findUpload,
  forgetPasted,
  holdAnyUpload,
  saveState,
  takeTurn,
} from '../uploads/upload.repo.ts'
import { ownerIn } from '../uploads/uploads.service.ts'
import { countMessages, findMessages, insertMessages } from './message.repo.ts'
import type { ReadingDeps } from './read-upload.service.ts'

/** Messages of a chat to rows, behind those that are there; all of them or none. */
export async function readChatUpload({ db, clock }: ReadingDeps, id: number): Promise<void> {
  const taken = await takeTurn(db, id)
  const pasted = taken && (await findPasted(db, id))
  if (!taken || pasted === undefined) return
  const now = clock.now()
  await db.transaction(async (tx) => {
    const upload = await holdAnyUpload(tx, id)
    if (!upload || upload.turn !== taken.turn || upload.state !== 'parsing') return
    const ground = await groundOf(tx, upload.ownerId, now)
    const { messages } = readChat(pasted, await chatGroundOf(tx, upload.ownerId, ground))
    await pause()
    const [firstIndex, firstNumber] = [await countMessages(tx, id), await lastNumber(tx, id)]
    await insertMessages(
      tx,
      id,
      messages.map((message) => messageOf(message, firstIndex)),
    )
    const rows = rowsOf(messages, { firstIndex, firstNumber }, ground)
    if (rows.length > 0) await insertRows(tx, id, rows)
    const counts = recount(upload, { come: rows })
    const keys = rows.flatMap(({ sameKey }) => sameKey ?? [])
    await compareAgain(tx, upload, { counts, keys, now })
    await forgetPasted(tx, id)
    await saveState(tx, id, { state: 'ready', progress: 1, now })
  })
}

async function chatGroundOf(tx: Db, owner: number, ground: Ground): Promise<ChatGround> {
  const { locale, phone, fullName } = await findPerson(tx, owner)
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

const messageOf = ({ index, author, time, text, kind }: ChatMessage, first: number) => ({
  index: first + index,
  author,
  time,
  text,
  kind,
})

type Firsts = { firstIndex: number; firstNumber: number }

function rowsOf(
  messages: readonly ChatMessage[],
  { firstIndex, firstNumber }: Firsts,
  ground: Ground,
): Row[] {
  const drafts = messages.flatMap(({ index, drafts }) =>
    drafts.map((draft) => ({ ...draft, message: firstIndex + index })),
  )
  return drafts.map(({ texts, guesses, message }: Draft & { message: number }, at) =>
    madeRow({ ...freshRow(firstNumber + at + 1, texts), guesses, message }, checkRow(texts, ground)),
  )
}

/** From here on a guess counts as certain. */
const CERTAIN = 0.9
const MOST_ROWS = 5_000

/** The messages, the rows that came of them, and how sure these are. */
export async function readChatOf(
  context: RequestContext,
  id: string,
): Promise<Result<ChatAnswer, Failure<'not_found'>>> {
  const { db } = context
  const upload = await findUpload(db, ownerIn(context), Number(id))
  if (upload?.kind !== 'chat') return err({ code: 'not_found' })
  const [messages, rows] = await Promise.all([
    findMessages(db, upload.rawId),
    findRows(db, upload.id, {}, { from: 1, limit: MOST_ROWS }),
  ])
  const numbers = new Map<number, number[]>()
  for (const { n, message } of rows)
    if (message !== null) numbers.set(message, [...(numbers.get(message) ?? []), n])
  return ok({
    messages: messages.map((message) => ({ ...message, rows: numbers.get(message.index) ?? [] })),
    ...sureness(rows),
  })
}

function sureness(rows: readonly Row[]) {
  const sums = { certain: 0, guessed: 0, missing: 0 }
  for (const { texts, guesses, checked } of rows) {
    for (const field of Object.keys(texts) as Field[]) {
      const { certainty = 1 } = guesses?.[field] ?? {}
      if (certainty < CERTAIN) sums.guessed += 1
      else sums.certain += 1
    }
    for (const field of Object.keys(checked) as Field[])
      if (checked[field]?.problem?.code === 'required') sums.missing += 1
  }
  return sums
}
