import { err, ok, type Result } from '#kernel/result.ts'
import { parseTrackingCode } from '#kernel/tracking-code.ts'
import { noteScript } from '#modules/accounts/index.ts'
import { cardPageOf, isLongOver } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { inOneTurn } from '#platform/db/one-turn.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { giveBack, networkLimit, parcelLimit, secondsUntilFree, takeTry } from './domain/guess-limit.ts'
import type { KeptAnswers } from './kept-answers.service.ts'
import { type Parcel, parcelOf } from './parcel.ts'
import { isSame, type Right, rightOf, type Side, sealView } from './passes.ts'
import { personalOf } from './personal.service.ts'
import type { CallCardAnswer, PersonalDataAnswer, TrackAnswer, Tracked } from './tracking.contract.ts'
import {
  dropOldGuesses,
  findCodeOfCard,
  findParcel,
  findVersions,
  holdGuesses,
  type ParcelRow,
  saveGuesses,
} from './tracking.repo.ts'
import { actionsOf, type Speech, viewOf } from './view.ts'

export type TrackDeps = Speech & { db: Db; secrets: Secrets }

/** Undefined when no parcel has this code; a code that cannot be one is never asked for. */
export async function findTracked(
  deps: TrackDeps,
  { code, pass }: { code: string; pass: string | undefined },
): Promise<Tracked | undefined> {
  const read = parseTrackingCode(code)
  return read.ok ? trackedOf(deps, read.value, pass) : undefined
}

async function trackedOf(
  deps: TrackDeps,
  code: string,
  pass: string | undefined,
): Promise<Tracked | undefined> {
  const row = await findParcel(deps.db, code, deps.locale)
  if (!row) return undefined
  const parcel = parcelOf(row)
  const right = isLongOver(parcel, deps.now)
    ? undefined
    : rightOf(deps.secrets, parcel.trackingCode, pass, deps.now)
  return viewOf(parcel, right && (await shownPersonal(deps, parcel, right)), deps)
}

/** Both sides; a receiver who reads them in Cyrillic is written to in Cyrillic. */
async function shownPersonal(deps: TrackDeps, parcel: Parcel, right: Right) {
  if (right.side === 'receiver') await noteScript(deps, parcel.receiver.phone)
  return personalOf(deps, parcel, right)
}

/** Which version of a parcel there is now. */
export const versionOf = inOneTurn(findVersions)

/**
 * The specification's own shape: what is not in the system is an answer too. Most look-ups are for a parcel that has not
 * moved since the last one: then its version is all that has to be asked.
 */
export async function trackParcel(
  deps: TrackDeps,
  asked: { code: string; pass: string | undefined },
  kept: KeptAnswers,
): Promise<TrackAnswer> {
  const read = parseTrackingCode(asked.code)
  if (!read.ok) return notFound(deps)
  if (asked.pass) return answerOf(deps, await trackedOf(deps, read.value, asked.pass))
  const known = await versionOf(deps.db, read.value)
  if (!known) return notFound(deps)
  const { version, promisedAt } = known
  const key = `${deps.locale} ${read.value} ${promisedAt}`
  return (
    kept.find(key, version, deps.now) ??
    kept.keep(key, version, deps.now, answerOf(deps, await trackedOf(deps, read.value, undefined)))
  )
}

function answerOf(deps: TrackDeps, tracked: Tracked | undefined): TrackAnswer {
  if (!tracked) return notFound(deps)
  const rating = tracked.data.personal?.rating
  return { ...found, code: 0, message: null, ...tracked, review_status: rating ? (rating.stars ?? 0) : null }
}

const found = { success: true, review_status: null } as const

const notFound = ({ translate }: TrackDeps): TrackAnswer => ({
  ...found,
  code: 4,
  message: translate('tracking.unknown.text'),
  order: null,
  data: null,
})

export type GuessDeps = TrackDeps & { network: string }
type Refusal = Failure<'personal_view_refused' | 'rate_limited'>

/** Five digits of either phone open both sides, unless a personal link hides one of them. */
export async function openPersonalView(
  deps: GuessDeps,
  { code, digits }: { code: string; digits: string },
): Promise<Result<PersonalDataAnswer, Refusal>> {
  const read = parseTrackingCode(code)
  const row = await findParcel(deps.db, read.ok ? read.value : '', deps.locale)
  const parcel = openParcelOf(row, deps.now)
  const guessed = await guess(deps, { parcel, asked: code, digits, sides: ['sender', 'receiver'] })
  if (!guessed.ok) return guessed
  const { parcel: opened, right } = guessed.value
  return ok({
    view: sealView(deps.secrets, opened.trackingCode, right.side, deps.now),
    personal: await shownPersonal(deps, opened, right),
  })
}

/** The slip of a failed attempt: with the receiver's digits it leads to that parcel and what can be chosen. */
export async function openByCallCard(
  deps: GuessDeps,
  { number, digits }: { number: string; digits: string },
): Promise<Result<CallCardAnswer, Refusal>> {
  const code = await findCodeOfCard(deps.db, number)
  const row = await findParcel(deps.db, code ?? '', deps.locale)
  const parcel = openParcelOf(row, deps.now)
  const guessed = await guess(deps, { parcel, asked: number, digits, sides: ['receiver'] })
  if (!guessed.ok) return guessed
  const { parcel: opened, right } = guessed.value
  return ok({
    tracking_code: opened.trackingCode,
    view: sealView(deps.secrets, opened.trackingCode, right.side, deps.now),
    receiver_page: cardPageOf(deps.secrets, opened.id, deps.now),
    allowed_actions: actionsOf(opened, deps.now),
  })
}

/** A parcel that is long over answers like one that never was. */
function openParcelOf(row: ParcelRow | undefined, now: Date): Parcel | undefined {
  const parcel = row && parcelOf(row)
  return parcel && !isLongOver(parcel, now) ? parcel : undefined
}

type Guess = {
  /** Undefined when there is no such parcel. */
  parcel: Parcel | undefined
  asked: string
  digits: string
  /** Whose digits count. */
  sides: readonly Side[]
}

const OLD_GUESSES = 2
/** Rows shared by all numbers that no parcel has. */
const UNKNOWN_ROWS = 4096

/** Does the same work, statement by statement, whether the parcel exists, is locked, or the digits are wrong. */
function guess(
  { db, secrets, now, network }: GuessDeps,
  { parcel, asked, digits, sides }: Guess,
): Promise<Result<{ parcel: Parcel; right: Right }, Refusal>> {
  const bucket = secrets.mac('tracking guess', asked).readUInt32BE() % UNKNOWN_ROWS
  const subjects = [parcel ? `order:${parcel.id}` : `unknown:${bucket}`, `network:${network}`] as const
  return db.transaction(async (tx) => {
    const [ofParcel = [], ofNetwork = []] = await holdGuesses(tx, subjects, now)
    const atParcel = takeTry(parcelLimit, ofParcel, now)
    const fromNetwork = takeTry(networkLimit, ofNetwork, now)
    const side = sideOf(parcel, digits, sides)
    const opens = side !== undefined && atParcel.allowed && fromNetwork.allowed
    const kept = opens ? [giveBack(atParcel), giveBack(fromNetwork)] : [atParcel.tries, fromNetwork.tries]
    await saveGuesses(tx, subjects, kept as [readonly Date[], readonly Date[]])
    await dropOldGuesses(tx, new Date(now.getTime() - 2 * parcelLimit.windowMs), OLD_GUESSES)
    if (!fromNetwork.allowed) {
      const seconds = secondsUntilFree(networkLimit, fromNetwork.tries, now)
      return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
    }
    return parcel && opens
      ? ok({ parcel, right: { side, by: 'digits' } })
      : err({ code: 'personal_view_refused' })
  })
}

const nobodys = '-----'

/**
 * Every phone is looked at, right or wrong. Where a personal link hides one side, the person of the link sees more than
 * the other one: when both have these digits, whoever sees less counts.
 */
function sideOf(parcel: Parcel | undefined, digits: string, sides: readonly Side[]): Side | undefined {
  const fitting = sides.filter((side) => isSame(parcel?.[side].phone.slice(-5) ?? nobodys, digits))
  return fitting.find((side) => parcel?.[side].link === undefined) ?? fitting[0]
}
