import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { type AgainRefusal, againLimits } from '../domain/again.ts'
import { templateById } from '../domain/notice-groups.ts'
import { referenceOf } from '../domain/rounds.ts'
import { asSentBefore } from '../notices/compose.ts'
import { type DeliveryDeps, deliver } from '../notices/delivery.service.ts'
import { sendParcelNotice } from '../notices/notice-job.ts'
import { NoGatewayAnswered } from '../sms/no-gateway.ts'
import { sendAgainJob } from './again-job.ts'
import type { NoticeDetail } from './notice-log.contract.ts'
import {
  findAgain,
  findLine,
  findWords,
  holdMessage,
  holdNotice,
  insertAgain,
  type LogRow,
  planAgain,
} from './notice-log.repo.ts'
import { detailOf, readId, refusalFor } from './notice-log.service.ts'

type Refused = Failure<'not_found' | AgainRefusal>

/** Somebody has not got it, or has lost it: once a press, and only while it makes sense. */
export function sendAgain(context: RequestContext, id: string): Promise<Result<NoticeDetail, Refused>> {
  const { now, caller } = context
  return context.db.transaction(async (tx) => {
    const named = readId(id)
    if (!named) return err({ code: 'not_found' })
    await (named.source === 'n' ? holdNotice : holdMessage)(tx, named.id)
    const row = await findLine(tx, named, now)
    if (!row) return err({ code: 'not_found' })
    const refusal = await refusalFor(tx, row, now)
    if (refusal) return err({ code: refusal })
    const round = (await findAgain(tx, row.root)).length + 2
    assert(caller.person !== undefined, 'the desk is people')
    if (!(await insertAgain(tx, { root: row.root, round, phone: row.phone, by: caller.person, at: now })))
      return err({ code: 'notice_under_way' })
    await plan(tx, row, round, now)
    await recordAudit(tx, context, {
      action: 'notice.again',
      object: row.orderId === null ? `notice:${id}` : `order:${row.orderId}`,
      after: { kind: row.kind, channel: row.channel },
    })
    const planned = await findLine(tx, row, now)
    assert(planned, 'what is held is there')
    return ok(await detailOf({ ...context, db: tx }, planned))
  })
}

async function plan(tx: Db, { source, id }: LogRow, round: number, now: Date): Promise<void> {
  if (source === 'm') {
    await enqueue(tx, sendAgainJob, { messageId: id, round })
    return
  }
  await planAgain(tx, id, round, now)
  await enqueue(tx, sendParcelNotice, { noticeId: id })
}

/** The same words to the same number. Throws while another try may help. */
export async function sendWordsAgain(
  deps: DeliveryDeps,
  { messageId, round }: { messageId: number; round: number },
  signal: AbortSignal,
): Promise<void> {
  const before = await findWords(deps.db, messageId)
  const template = before && templateById(before.template)
  if (!before || !template || before.words === null || before.hasDots || before.phone === '') return
  const { words, phone, locale, orderId, root } = before
  const outcome = await deliver(
    deps,
    {
      text: asSentBefore(words),
      kept: { words, hasDots: false },
      locale,
      reference: referenceOf(root, round),
      template,
      phone,
      code: undefined,
      ttlSeconds: againLimits.wordsMs / 1000,
      orderId: orderId ?? undefined,
      onSent: () => Promise.resolve(),
    },
    signal,
  )
  if (outcome === 'later') throw new NoGatewayAnswered('no gateway has taken the message')
}
