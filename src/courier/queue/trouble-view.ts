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
  'moved_on',
] as const
export type KnownTrouble = (typeof knownTroubles)[number]

/** The buttons under a card, the main one first. */
export type TroubleStep = 'call' | 'codeAgain' | 'way' | 'openStop' | 'understood'

const steps: Readonly<Record<KnownTrouble | 'late' | 'refused', readonly TroubleStep[]>> = {
  wrong_receiver_code: ['call', 'codeAgain'],
  cancelled_meanwhile: ['understood'],
  redirected_meanwhile: ['way', 'understood'],
  delivered_meanwhile: ['understood'],
  with_colleague: ['understood'],
  at_point_meanwhile: ['understood'],
  given_up_meanwhile: ['understood'],
  cash_differs: ['call', 'understood'],
  told_late: ['understood'],
  not_told_yet: ['understood'],
  moved_on: ['understood'],
  late: ['understood'],
  refused: ['openStop', 'understood'],
}

export type TroubleView = Readonly<{
  id: string
  /** Which sentence says what to do. */
  what: KnownTrouble | 'late' | 'refused'
  /** Somebody stands there with money or a parcel in dispute. */
  isHot: boolean
  stop: Stop | undefined
  parcel: string
  /** By the clock of the phone. */
  happenedAt: string
  /** What has happened, in the server's words. */
  message: string | undefined
  /** Money that was said to be taken, already in the books. */
  collected: number
  steps: readonly TroubleStep[]
}>

export function troubleView({ action, result }: Trouble, stops: readonly Stop[]): TroubleView {
  const code = knownTroubles.find((known) => known === result.code)
  const what = code ?? (result.state === 'late' ? 'late' : 'refused')
  const stop = stops.find(
    ({ order_id, tracking_code }) =>
      order_id === result.order_id || order_id === action.parcel || tracking_code === action.parcel,
  )
  const { collected } = action.input
  return {
    id: action.clientId,
    what,
    isHot: what === 'wrong_receiver_code' || what === 'cash_differs',
    stop,
    parcel: action.parcel,
    happenedAt: action.happenedAt,
    message: result.message,
    collected: typeof collected === 'number' ? collected : 0,
    steps: possible(steps[what], stop),
  }
}

/** A stop that has left the list can neither be called nor opened; what was read can always be put away. */
function possible(wanted: readonly TroubleStep[], stop: Stop | undefined): readonly TroubleStep[] {
  const open = wanted.filter((step) => {
    if (step === 'understood') return true
    if (!stop) return false
    if (step === 'call') return stop.phone !== ''
    if (step === 'codeAgain') return stop.allowed_actions.includes('deliver')
    return step !== 'way' || stop.place.latitude !== null
  })
  return open.length > 0 ? open : ['understood']
}

/** What the desk looks at, but for what stands above as a trouble already; what it has decided comes first. */
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
