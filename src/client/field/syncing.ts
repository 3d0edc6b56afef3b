import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import { endOf, type Line, type RoundEnd } from './round-end.ts'
import { sendFiles } from './send-files.ts'
import { sendPositions } from './send-positions.ts'
import { syncRound } from './sync-round.ts'

type SyncingOptions = Omit<Line, 'onSending'> & {
  onChange: () => void
  /** A courier has a day of stops; a counter tells what was done, and is told nothing of the kind. */
  hasDay?: boolean | undefined
}

export type Syncing = {
  /** Sends what waits and hears what has changed; while it runs, another wish for it is fulfilled right after. */
  run(): Promise<void>
  /** The same, and the whole day anew: in its turn, so that an older answer never takes the place of a newer one. */
  refresh(): Promise<void>
  sending(): ReadonlySet<string>
  /** When what is under way has come to its end. */
  settled(): Promise<void>
  state(): { line: 'online' | 'offline'; syncing: boolean }
  stop(): void
}

/** More rounds than the longest shift fills: a server that always says "again" does not keep the phone awake. */
const mostRounds = 20
const firstWaitMs = 5_000
const longestWaitMs = 120_000

/**
 * Without a line or a session nothing more is tried; where something `needed` has failed, neither. A phone that is full
 * goes on: each picture that leaves it makes room.
 */
type Step = { readonly take: () => Promise<RoundEnd>; readonly needed?: true }

export function createSyncing(options: SyncingOptions): Syncing {
  const { keeper, onChange, hasDay = true } = options
  let sending: ReadonlySet<string> = new Set()
  let reach: 'online' | 'offline' = 'online'
  let running: Promise<void> | undefined
  let wanted = false
  let dayWanted = false
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const onSending = (ids: ReadonlySet<string>) => {
    sending = ids
    onChange()
  }
  const line: Line = { ...options, onSending }
  const dayAnew = async () => {
    dayWanted = false
    const end = await readDay(line)
    if (end !== 'done') dayWanted = true
    return end
  }
  const ofCounter: readonly Step[] = [
    { take: () => rounds(line), needed: true },
    { take: () => sendFiles(line) },
  ]
  const ofCourier: readonly Step[] = [
    // Before what was done: with the last parcel delivered, the server would take no places any more.
    { take: () => sendPositions(line) },
    { take: async () => (keeper.state().told ? 'done' : dayAnew()), needed: true },
    { take: () => rounds(line), needed: true },
    { take: () => tellArrangement(line) },
    { take: async () => (dayWanted ? dayAnew() : 'done') },
    { take: () => sendFiles(line) },
  ]
  const throughAll = async (): Promise<RoundEnd> => {
    let end: RoundEnd = 'done'
    for (const { take, needed } of hasDay ? ofCourier : ofCounter) {
      const here = await take().catch(() => 'failed' as const)
      if (here !== 'done') end = here
      if (stopped || here === 'offline' || here === 'ended' || (needed && here === 'failed')) break
    }
    return end
  }
  const once = async () => {
    const end = await throughAll()
    reach = end === 'offline' ? 'offline' : 'online'
    failures = end === 'done' ? 0 : failures + 1
    if (end === 'ended') stopped = true
    else if (end !== 'done') {
      clearTimeout(timer)
      timer = setTimeout(run, Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)))
    }
  }
  const whole = async () => {
    do {
      wanted = false
      await once()
    } while (wanted && !stopped && reach === 'online')
    running = undefined
    onChange()
  }
  const run = (): Promise<void> => {
    if (stopped) return Promise.resolve()
    wanted = true
    if (!running) {
      running = whole()
      onChange()
    }
    return running
  }
  return {
    run,
    refresh: () => {
      dayWanted = hasDay
      return run()
    },
    sending: () => sending,
    settled: () => running ?? Promise.resolve(),
    state: () => ({ line: reach, syncing: running !== undefined }),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

async function rounds(line: Line): Promise<RoundEnd> {
  for (let round = 0; round < mostRounds; round++) {
    const end = await syncRound(line)
    if (end !== 'again') return end
  }
  return 'done'
}

async function readDay(line: Line): Promise<RoundEnd> {
  const { api, keeper } = line
  const answer = await api.call(fieldCalls.readToday, {}, { quiet: true })
  if (answer.ok) {
    const kept = await keeper.change((state) => ({ ...state, told: answer.value }))
    return kept.ok ? 'done' : 'full'
  }
  // Not our server's word.
  if (answer.error.code === 'unreadable_answer') return 'offline'
  const end = endOf(line, answer.error)
  return end === 'refused' ? 'failed' : end
}

async function tellArrangement(line: Line): Promise<RoundEnd> {
  const { api, keeper } = line
  const { arrangement } = keeper.state().own
  if (!arrangement || arrangement.length === 0) return 'done'
  const answer = await api.call(
    fieldCalls.arrangeStops,
    { body: { order_ids: [...arrangement] } },
    { quiet: true },
  )
  const end = answer.ok ? 'done' : endOf(line, answer.error)
  if (end === 'offline' || end === 'ended' || end === 'failed') return end
  await keeper.change((state) => ({
    ...state,
    told: answer.ok ? answer.value : state.told,
    // Another order may have been wished for meanwhile.
    own: state.own.arrangement === arrangement ? { ...state.own, arrangement: undefined } : state.own,
  }))
  return 'done'
}
