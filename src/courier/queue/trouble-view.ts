import type { Trouble } from '#client/field/field-store.ts'
import type { IncidentTold, Stop } from '#modules/delivery/field/field.contract.ts'

/** What each answer of the server asks for now. Codes we do not know yet are spoken of by the server's own words. */
export const knownTroubles = [
  'wrong_receiver_code',
  'cancelled_meanwhile',
  'redirected_meanwhile',
  'delivered_meanwhile',
  'with_colleague',
  'at_point_meanwhile',
  'given_up_meanwhile',
  'cash_differs',
  'told_late',
  'not_told_yet',
  'accept_first',
  'moved_on',
] as const
export type KnownTrouble = (typeof knownTroubles)[number]

/** The buttons under a card, the main one first. */
export type TroubleStep = 'call' | 'codeAgain' | 'way' | 'openStop' | 'understood'

/** `delivered_since`: after a wrong code the parcel was handed over all the same. */
type What = KnownTrouble | 'late' | 'refused' | 'delivered_since'

const steps: Readonly<Record<What, readonly TroubleStep[]>> = {
  wrong_receiver_code: ['call', 'codeAgain', 'understood'],
  cancelled_meanwhile: ['understood'],
  redirected_meanwhile: ['way', 'understood'],
  delivered_meanwhile: ['understood'],
  with_colleague: ['understood'],
  at_point_meanwhile: ['understood'],
  given_up_meanwhile: ['understood'],
  cash_differs: ['call', 'understood'],
  told_late: ['understood'],
  not_told_yet: ['understood'],
  accept_first: ['understood'],
  moved_on: ['understood'],
  late: ['understood'],
  delivered_since: ['understood'],
  refused: ['openStop', 'understood'],
}

export type TroubleView = Readonly<{
  id: string
  /** Which sentence says what to do. */
  what: What
  /** What the desk has decided, in its words: then nothing else is to be done. */
  decided: string | undefined
  /** Somebody stands there with money or a parcel in dispute. */
  isHot: boolean
  stop: Stop | undefined
  parcel: string
  /** By the clock of the phone. */
  happenedAt: string
  /** What has happened, in the server's words, while that is still so. */
  message: string | undefined
  /** Money that was said to be taken, already in the books. */
  collected: number
  steps: readonly TroubleStep[]
}>

export function troubleView(
  { action, result }: Trouble,
  stops: readonly Stop[],
  incidents: readonly IncidentTold[],
): TroubleView {
  const stop = stops.find(
    ({ order_id, tracking_code }) =>
      order_id === result.order_id || order_id === action.parcel || tracking_code === action.parcel,
  )
  const what = whatOf(result, stop)
  const decided = incidents.find(({ id }) => id === result.incident_id)?.decided ?? undefined
  const { collected } = action.input
  return {
    id: action.clientId,
    what,
    decided,
    isHot: decided === undefined && (what === 'wrong_receiver_code' || what === 'cash_differs'),
    stop,
    parcel: action.parcel,
    happenedAt: action.happenedAt,
    message: decided === undefined && what !== 'delivered_since' ? result.message : undefined,
    collected: typeof collected === 'number' ? collected : 0,
    steps: decided === undefined ? possible(steps[what], stop) : ['understood'],
  }
}

function whatOf({ code, state }: Trouble['result'], stop: Stop | undefined): What {
  if (code === 'wrong_receiver_code' && stop?.state === 'done') return 'delivered_since'
  return knownTroubles.find((known) => known === code) ?? (state === 'late' ? 'late' : 'refused')
}

/** A stop that has left the list can neither be called nor opened. While a code can still be written, the card stays. */
function possible(wanted: readonly TroubleStep[], stop: Stop | undefined): readonly TroubleStep[] {
  const open = wanted.filter((step) => {
    if (step === 'understood') return true
    if (!stop) return false
    if (step === 'call') return stop.phone !== ''
    if (step === 'codeAgain') return stop.allowed_actions.includes('deliver')
    return step !== 'way' || stop.place.latitude !== null
  })
  return open.includes('codeAgain') ? open.filter((step) => step !== 'understood') : open
}

/** What the desk looks at, but for what stands above as a trouble, with what was decided; decided ones come first. */
export function incidentsApart(
  incidents: readonly IncidentTold[],
  troubles: readonly Trouble[],
): readonly IncidentTold[] {
  const shown = new Set(troubles.map(({ result }) => result.incident_id))
  return incidents
    .filter(({ id }) => !shown.has(id))
    .toSorted((a, b) => Number(b.decided !== null) - Number(a.decided !== null))
}

const noticedMs = 120_000

/** How many minutes a wrong clock is off, when that is worth a word: positive is ahead. */
export const clockMinutesOff = (clockOffMs: number): number =>
  Math.abs(clockOffMs) < noticedMs ? 0 : Math.round(clockOffMs / 60_000)
