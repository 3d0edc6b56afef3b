import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { BotCall } from '../domain/telegram-call.ts'
import type { Heard } from '../domain/telegram-said.ts'
import { NoGatewayAnswered } from '../sms/no-gateway.ts'
import {
  closeUpdate,
  countMade,
  findUpdate,
  forgetChat,
  holdUpdate,
  insertUpdate,
  saveCalls,
} from './telegram.repo.ts'
import type { BotClient } from './telegram-client.ts'
import { answerTo, type TalkDeps } from './telegram-talk.service.ts'
import { answerTelegram } from './telegram-work.ts'

const SEAL = 'telegram update'

type TakeDeps = { db: Db } & Pick<TalkDeps, 'secrets'>

/** Notes an update once and answers later: Telegram waits only for the note. */
export async function takeUpdate(
  { db, secrets }: TakeDeps,
  id: number,
  heard: Heard,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isNew = await insertUpdate(tx, id, secrets.seal(SEAL, JSON.stringify(heard)), now)
    if (isNew) await enqueue(tx, answerTelegram, { updateId: id })
  })
}

export type AnswerDeps = TalkDeps & { db: Db; clock: Clock; bot: BotClient }

/**
 * Thinks about an update once, then makes what calls are left. A call whose answer was lost is made again: then the
 * person reads the same words twice, which is better than not at all.
 */
export async function answerUpdate(
  deps: AnswerDeps,
  { updateId }: { updateId: number },
  signal: AbortSignal,
): Promise<void> {
  await deps.db.transaction((tx) => think(deps, tx, updateId))
  const row = await findUpdate(deps.db, updateId)
  const calls = row?.calls && opened<BotCall[]>(deps, row.calls)
  if (!row || !calls) return
  for (const [index, call] of calls.entries()) {
    if (index < row.made) continue
    const outcome = await make(deps, call, signal)
    if (outcome === 'gone') break
    if (outcome !== 'made') return later(deps, updateId, outcome)
    await countMade(deps.db, updateId, index + 1)
  }
  await closeUpdate(deps.db, updateId)
}

async function think(deps: AnswerDeps, tx: Db, updateId: number): Promise<void> {
  const row = await holdUpdate(tx, updateId)
  const heard = row?.heard && opened<Heard>(deps, row.heard)
  if (!heard) return
  const calls = await answerTo(deps, tx, heard, deps.clock.now())
  await saveCalls(tx, updateId, calls.length > 0 ? deps.secrets.seal(SEAL, JSON.stringify(calls)) : null)
}

/** Undefined when it was sealed with a key that is gone. We wrote it, so it is taken at its word. */
function opened<T>({ secrets }: AnswerDeps, sealed: Buffer): T | undefined {
  const text = secrets.open(SEAL, sealed)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

type Wait = { seconds: number | undefined }

/** A refused answer to a button (it is too old) or a refused text keeps nothing else from being said. */
async function make(
  { db, bot }: AnswerDeps,
  call: BotCall,
  signal: AbortSignal,
): Promise<'made' | 'gone' | Wait> {
  const made = await bot.make(call, signal)
  if (made.ok || made.error.why === 'refused') return 'made'
  if (made.error.why !== 'gone') return { seconds: made.error.retryAfterSeconds }
  const { chat_id: chat } = call.body
  if (typeof chat === 'number') await forgetChat(db, chat)
  return 'gone'
}

/** After a moment that Telegram named, or when the job is tried again. */
async function later({ db, clock }: AnswerDeps, updateId: number, { seconds }: Wait): Promise<void> {
  if (seconds === undefined) throw new NoGatewayAnswered('Telegram did not take the answer')
  const startAfter = new Date(clock.now().getTime() + seconds * 1000)
  await db.transaction((tx) => enqueue(tx, answerTelegram, { updateId }, { startAfter }))
}
