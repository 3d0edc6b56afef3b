import { assert } from '#kernel/assert.ts'
import { brand } from '#kernel/brand.ts'
import {
  type AnswerFault,
  type AnswerToSend,
  answerFailed,
  answerSent,
  type LetterWords,
  readAnswerToSend,
  type SmsWords,
  smsValues,
} from '#modules/content/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Why } from '../domain/attempt.ts'
import { afterQuietHours } from '../domain/quiet-hours.ts'
import { templates } from '../domain/templates.ts'
import { answerLetterOf } from '../email/email-letter.ts'
import { type MailWay, postLetter } from '../email/post-letter.service.ts'
import { compose } from '../notices/compose.ts'
import { carry, deliver, type Outcome } from '../notices/delivery.service.ts'
import { lastFault } from '../notices/notice.repo.ts'
import type { SendNoticeDeps } from '../notices/send-notice.service.ts'
import { NoGatewayAnswered } from '../sms/no-gateway.ts'
import { sendAnswerJob } from './answer-job.ts'

export type SendAnswerDeps = SendNoticeDeps & {
  secrets: Secrets
  /** Undefined when no letters are sent. */
  mail?: MailWay | undefined
}

type Run = { signal: AbortSignal; attempt: number }

/** Carries an answer of the desk to whom it is for, once. Throws while another try may help. */
export async function sendAnswerMessage(
  deps: SendAnswerDeps,
  { answerId }: { answerId: number },
  run: Run,
): Promise<void> {
  const { db, clock } = deps
  const answer = await readAnswerToSend(db, answerId)
  if (!answer) return
  const wakes = afterQuietHours(clock.now())
  // A letter wakes nobody; an SMS waits for the morning.
  if (answer.channel === 'sms' && wakes > clock.now()) {
    await db.transaction((tx) => enqueue(tx, sendAnswerJob, { answerId }, { startAfter: wakes }))
    return
  }
  if (answer.channel === 'email' && deps.mail === undefined)
    return answerFailed(db, answerId, 'no_way', clock.now())
  const outcome = await (answer.channel === 'sms' ? text : letter)(deps, answer, run.signal)
  if (outcome === 'sent') return
  if (outcome === 'later' && run.attempt <= sendAnswerJob.retry.limit)
    throw new NoGatewayAnswered('nobody has taken the answer')
  const why = await lastFault(db, referenceOf(answerId))
  await answerFailed(db, answerId, why === undefined ? 'no_way' : meaningOf(why), clock.now())
}

const prefix = 'answer:'
const referenceOf = (id: number) => prefix + id

const smsTemplates = {
  not_reached: templates.answerNotReached,
  call_us: templates.answerCallUs,
  interview: templates.answerInterview,
  hired: templates.answerHired,
  not_this_time: templates.answerNotThisTime,
} as const satisfies Record<SmsWords['template'], unknown>

/** After this nobody waits for it. */
const TTL_SECONDS = 86_400

async function text(deps: SendAnswerDeps, answer: AnswerToSend, signal: AbortSignal): Promise<Outcome> {
  const { words, phone, id } = answer
  assert('template' in words, 'an SMS has a registered text')
  const template = smsTemplates[words.template]
  const composed = await compose(deps, template, answer.locale, (spoken) => smsValues(words, spoken))
  return deliver(
    deps,
    {
      ...composed,
      // Kept where it was written, for those who may read it there.
      kept: undefined,
      reference: referenceOf(id),
      template,
      phone,
      code: undefined,
      ttlSeconds: TTL_SECONDS,
      onSent: (tx: Db) => answerSent(tx, id, composed.text, deps.clock.now()),
    },
    signal,
  )
}

function letter(deps: SendAnswerDeps, answer: AnswerToSend, signal: AbortSignal): Promise<Outcome> {
  const { phone, email, locale, about, id } = answer
  const words = answer.words as LetterWords
  const { mail } = deps
  assert(mail !== undefined && email !== null, 'a letter has a way and an address')
  const addressed = {
    letter: answerLetterOf({ words, about, locale }, deps.catalogs),
    to: email,
    phone,
    name: `answer-${id}`,
    // Somebody wrote it, and reads what comes back.
    headers: { 'Auto-Submitted': 'no', 'Reply-To': brand.email },
  }
  const carrier = {
    name: 'email',
    send: (_: string, limited: AbortSignal) => postLetter(deps, mail, addressed, limited),
  }
  const onSent = (tx: Db) => answerSent(tx, id, words.text, deps.clock.now())
  const posting = { reference: referenceOf(id), phone, template: 'answer-letter', locale, onSent }
  return carry(deps, posting, [carrier], signal)
}

function meaningOf(why: Why): AnswerFault {
  if (why === 'unknown_number' || why === 'gone') return 'no_address'
  if (why === 'refused' || why === 'undelivered') return why
  return 'unreachable'
}

/** A gateway says later that a text never arrived: whoever answered is told, if it was an answer. */
export async function answerUndelivered(db: Db, reference: string, at: Date): Promise<void> {
  if (!reference.startsWith(prefix)) return
  await answerFailed(db, Number(reference.slice(prefix.length)), 'undelivered', at)
}
