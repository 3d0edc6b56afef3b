import { type Ok, ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { type NoticeKind, noticeKinds } from '../domain/notices.ts'
import { findTold, findToldAt, type ToldRow } from './notice.repo.ts'
import type { Told } from './notices.contract.ts'

type Deps = { db: Db; now: Date; translate: (key: MessageKey) => string }

const SHOWN = 100

/** What the people of an order were told, how, and whether it reached them. */
export async function readTold({ db, now, translate }: Deps, id: string): Promise<Ok<Told[]>> {
  const rows = /^[1-9]\d{7}$/.test(id) ? await findTold(db, Number(id), SHOWN) : []
  return ok(
    rows.map((row) => {
      const state = stateOf(row, now)
      const why = state === 'failed' ? (row.fault ?? row.why) : row.why
      return {
        id: String(row.id),
        label: translate(labelOf(row.kind)),
        side: row.side,
        channel: row.channel,
        to: row.channel === 'email' && row.email !== null ? maskedAddress(row.email) : maskedPhone(row.phone),
        state,
        reason: why === null ? null : translate(reasons[why] ?? 'notices.reasons.technical'),
        at: (whenOf(row, state) ?? row.dueAt).toISOString(),
      }
    }),
  )
}

const SHOWN_OF_ONE = 6

/** The last that somebody was told at their number, about whatever parcels. */
export async function lastTold({ db, now, translate }: Deps, phone: string) {
  const rows = await findToldAt(db, phone, SHOWN_OF_ONE)
  return rows.map((row) => {
    const state = stateOf(row, now)
    return {
      id: String(row.id),
      label: translate(labelOf(row.kind)),
      channel: row.channel,
      state,
      at: (whenOf(row, state) ?? row.dueAt).toISOString(),
      order_id: String(row.orderId),
    }
  })
}

const isKind = (word: string): word is NoticeKind => noticeKinds.some((kind) => kind === word)

function labelOf(kind: string): MessageKey {
  if (isKind(kind)) return `notices.kinds.${kind}.title`
  if (kind.startsWith('reweigh-')) return 'notices.messages.reweigh'
  if (kind === 'caller-code') return 'notices.messages.callerCode'
  if (kind === 'drop-code') return 'notices.messages.dropCode'
  if (kind === 'claim-opened') return 'notices.messages.claimOpened'
  if (kind === 'claim-found') return 'notices.messages.found'
  return kind.startsWith('claim-') ? 'notices.messages.claim' : 'notices.messages.other'
}

/** A gateway may say after all that a message it took never arrived. */
function stateOf({ state, attempt, dueAt }: ToldRow, now: Date): Told['state'] {
  if (state === 'planned') return dueAt > now ? 'waiting' : 'planned'
  if (state !== 'sent') return state
  return attempt === 'delivered' || attempt === 'failed' ? attempt : 'sent'
}

function whenOf({ attemptedAt, settledAt }: ToldRow, state: Told['state']): Date | null {
  if (state === 'planned' || state === 'waiting') return null
  return state === 'dropped' ? settledAt : (attemptedAt ?? settledAt)
}

/** The rest are faults of the way there, which mean the same to whoever talks to the person. */
const reasons: Readonly<Record<string, MessageKey>> = {
  passed: 'notices.reasons.passed',
  too_late: 'notices.reasons.tooLate',
  forgotten: 'notices.reasons.forgotten',
  gone: 'notices.reasons.gone',
  unknown_number: 'notices.reasons.unknownNumber',
  refused: 'notices.reasons.refused',
  undelivered: 'notices.reasons.undelivered',
  no_balance: 'notices.reasons.noBalance',
}

/** Enough to know the number by, not enough to ring it. */
const maskedPhone = (phone: string) =>
  phone === '' ? '' : formatPhone(phone).replace(/\d{3}-\d{2}-(\d{2})$/, '•••-••-$1')

const maskedAddress = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')
