import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import { endOf, type Line, type RoundEnd, sendFiles, sendPositions, syncRound } from './sync-round.ts'

type SyncingOptions = Omit<Line, 'onSending'> & { onChange: () => void }

export type Syncing = {
  /** Sends what waits and hears what has changed; while it runs, another wish for it is fulfilled right after. */
  run(): Promise<void>
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

const stepsOf = (line: Line): readonly (() => Promise<RoundEnd>)[] => [
  () => readDay(line),
  () => rounds(line),
  () => tellArrangement(line),
  () => sendFiles(line),
  () => sendPositions(line),
]

export function createSyncing(options: SyncingOptions): Syncing {
  const { onChange } = options
  let sending: ReadonlySet<string> = new Set()
  let line: 'online' | 'offline' = 'online'
  let running: Promise<void> | undefined
  let wanted = false
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const onSending = (ids: ReadonlySet<string>) => {
    sending = ids
    onChange()
  }
  const once = async () => {
    let end: RoundEnd = 'done'
    for (const step of stepsOf({ ...options, onSending })) {
      end = await step().catch(() => 'failed' as const)
      if (end !== 'done' || stopped) break
    }
    line = end === 'offline' ? 'offline' : 'online'
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
    } while (wanted && !stopped && failures === 0)
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
    sending: () => sending,
    settled: () => running ?? Promise.resolve(),
    state: () => ({ line, syncing: running !== undefined }),
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

/** The first time, and when what is known is of another day: the whole list. */
async function readDay(line: Line): Promise<RoundEnd> {
  const { api, keeper } = line
  if (keeper.state().told) return 'done'
  const answer = await api.call(fieldCalls.readToday, {}, { quiet: true })
  if (answer.ok) {
    const kept = await keeper.change((state) => ({ ...state, told: answer.value }))
    return kept.ok ? 'done' : 'failed'
  }
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
