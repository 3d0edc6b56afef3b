import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Changed, ChatAnswer, ChatRows } from '../bulk.contract.ts'
import { readAsOrders } from '../domain/chat/read-chat.ts'
import { type Field, senderFields } from '../domain/fields.ts'
import { groundOf } from '../ground.service.ts'
import { answerAfter, type EditFailure, whileHeld } from '../rows/edits.service.ts'
import { removeRows } from '../rows/remove-rows.service.ts'
import { findRowsByNumber } from '../rows/row.repo.ts'
import { rowAnswers } from '../rows/rows.service.ts'
import { findUpload } from '../uploads/upload.repo.ts'
import { ownerIn } from '../uploads/uploads.service.ts'
import { findMarks, findMessages } from './message.repo.ts'
import { addRows, chatGroundOf } from './read-chat.service.ts'

type NotFound = Failure<'not_found'>
type Marks = Awaited<ReturnType<typeof findMarks>>

/** The messages, the rows that came of them, and how sure these are. */
export async function readChatOf(context: RequestContext, id: string): Promise<Result<ChatAnswer, NotFound>> {
  const { db } = context
  const upload = await findUpload(db, ownerIn(context), Number(id))
  if (upload?.kind !== 'chat') return err({ code: 'not_found' })
  const [messages, rows] = await Promise.all([findMessages(db, upload), findMarks(db, upload.id)])
  const byMessage = Map.groupBy(rows, ({ message }) => message)
  return ok({
    messages: messages.map((message) => ({
      ...message,
      rows: (byMessage.get(message.index) ?? []).map(({ n }) => n),
    })),
    ...sureness(rows),
  })
}

/** From here on a guess counts as certain. */
const CERTAIN = 0.9

/** What nobody said and nobody wrote, like the weight of a small parcel, is assumed: it is not counted. */
function sureness(rows: Marks) {
  const sums = { certain: 0, guessed: 0, missing: 0 }
  for (const { guesses, edited, problems } of rows) {
    const wrong = new Set(problems.map((problem) => problem.split(':')[0] as Field))
    const told = new Set([...(Object.keys(guesses ?? {}) as Field[]), ...edited, ...wrong])
    for (const field of told) {
      if (senderFields.includes(field)) continue
      if (wrong.has(field)) sums.missing += 1
      else if ((guesses?.[field]?.certainty ?? 1) < CERTAIN) sums.guessed += 1
      else sums.certain += 1
    }
  }
  return sums
}

type Place = { id: string; index: number }

/** A message that looks like no order is made one. One that has rows keeps them: asked twice, it is made once. */
export function makeRows(
  context: RequestContext,
  { id, index }: Place,
): Promise<Result<ChatRows, EditFailure>> {
  return whileHeld(context, id, async (tx, upload) => {
    const message = (await findMessages(tx, upload)).find((one) => one.index === index)
    if (upload.kind !== 'chat' || !message) return err({ code: 'not_found' })
    const known = (await findMarks(tx, upload.id)).filter((row) => row.message === index).map(({ n }) => n)
    const ground = await groundOf(tx, upload.ownerId, context.now)
    const numbers =
      known.length > 0
        ? known
        : await addRows(
            tx,
            upload,
            readAsOrders(message, await chatGroundOf(tx, upload.ownerId, ground)).map((draft) => ({
              draft,
              message: index,
            })),
            { ground, now: context.now },
          )
    const after = await findUpload(tx, upload.ownerId, upload.id)
    assert(after, 'an upload that is held is there')
    return ok({
      items: await rowAnswers({ ...context, db: tx }, after, await findRowsByNumber(tx, upload.id, numbers)),
      upload: await answerAfter(context, tx, upload.id),
    })
  })
}

/** It is no order, or one order less: its rows go, or one of them. */
export function dropRows(
  context: RequestContext,
  { id, index }: Place,
  row: number | undefined,
): Promise<Result<Changed, EditFailure>> {
  return whileHeld(context, id, async (tx, upload) => {
    const rows = (await findMarks(tx, upload.id)).filter(
      ({ n, message }) => message === index && (row === undefined || n === row),
    )
    if (upload.kind !== 'chat' || rows.length === 0) return err({ code: 'not_found' })
    const numbers = rows.map(({ n }) => n)
    await removeRows(tx, upload, numbers, context.now)
    return ok({ changed: numbers.length, upload: await answerAfter(context, tx, upload.id) })
  })
}
