import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { documentOf, type FiscalCodes, type FiscalDocument } from './domain/document.ts'
import { afterRefusal } from './domain/tries.ts'
import {
  claimDue,
  findReceipt,
  type Receipt,
  saveDocument,
  saveHeld,
  saveRefused,
  saveSent,
} from './fiscal.repo.ts'
import type { FiscalRegister } from './register/port.ts'

export type SendDeps = { db: Db; clock: Clock; register: FiscalRegister; codes: FiscalCodes }

/** In one go; the next minute brings the next. */
const MOST = 200

/**
 * Sends what is due, one after the other: a register is one device. A receipt is claimed before it is sent, so that two
 * processes do not send it at once; whoever dies in between leaves it to the next, and the register, which knows it by its
 * key, answers as it did the first time.
 */
export async function sendDue(deps: SendDeps, signal: AbortSignal): Promise<number> {
  let sent = 0
  for (let turn = 0; turn < MOST && !signal.aborted; turn += 1) {
    const receipt = await claimDue(deps.db, deps.clock.now())
    if (!receipt) break
    if (await sendOne(deps, receipt, signal)) sent += 1
  }
  return sent
}

const MINUTE_MS = 60_000

async function sendOne(deps: SendDeps, receipt: Receipt, signal: AbortSignal): Promise<boolean> {
  const { db, clock, register } = deps
  const origin = receipt.originId === null ? undefined : await findReceipt(db, receipt.originId)
  if (origin && origin.state !== 'sent') {
    // The register asks for the number of what is given back.
    const wait = origin.state === 'waiting' ? MINUTE_MS : 60 * MINUTE_MS
    const until = new Date(clock.now().getTime() + wait)
    await saveHeld(db, receipt.id, `origin_${origin.state}`, until)
    return false
  }
  const document = receipt.document ?? (await frozen(deps, receipt, origin))
  const answer = await register.send(document, signal)
  if (answer.ok) {
    await saveSent(db, receipt.id, answer.value)
    return true
  }
  const { kind, code } = answer.error
  const next = afterRefusal({ tries: receipt.tries, kind }, clock.now())
  await saveRefused(db, receipt.id, {
    refusal: code,
    nextTryAt: next.state === 'waiting' ? next.nextTryAt : undefined,
    forgetDocument: kind === 'never',
  })
  return false
}

/** Whatever settings say later, the same receipt is sent again. */
async function frozen(
  { db, codes }: SendDeps,
  receipt: Receipt,
  origin: Receipt | undefined,
): Promise<FiscalDocument> {
  const given = origin?.number && origin.sign ? { number: origin.number, sign: origin.sign } : null
  const document = documentOf({ ...receipt, origin: given }, codes)
  await saveDocument(db, receipt.id, document)
  return document
}
