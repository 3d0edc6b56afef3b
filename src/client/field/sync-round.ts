import { fieldLimits } from '#modules/delivery/domain/field-words.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { ReportResult, SyncAnswer } from '#modules/delivery/field/field.contract.ts'
import type { ApiError } from '../api.ts'
import { withChanges } from './day-with-queue.ts'
import type { KeptAction, KeptState } from './keeper.ts'
import { endOf, type Line, type RoundEnd } from './round-end.ts'

/** One call: what waits goes out in the order of happening, and what has changed comes in. */
export async function syncRound(line: Line): Promise<RoundEnd> {
  const waiting = waitingIn(line.keeper.state()).slice(0, fieldLimits.actionsAtOnce)
  line.onSending(new Set(waiting.map(({ clientId }) => clientId)))
  try {
    const end = await send(line, waiting)
    return isAtFault(end) ? await sendOneByOne(line, waiting) : end
  } finally {
    line.onSending(new Set())
  }
}

const waitingIn = ({ actions }: KeptState) => actions.filter(({ result }) => result === undefined)

/** `refused`: the server cannot read it. `stumbled`: it fell over it, which is a fault of ours. */
type SendEnd = RoundEnd | 'refused' | 'stumbled'
const isAtFault = (end: SendEnd) => end === 'refused' || end === 'stumbled'

async function send(line: Line, actions: readonly KeptAction[]): Promise<SendEnd> {
  const { told } = line.keeper.state()
  const cursor = told?.cursor ?? null
  const body = {
    device_id: line.deviceId,
    sent_at: new Date(line.now()).toISOString(),
    cursor,
    actions: actions.map(({ clientId, seq, verb, parcel, happenedAt, input }) => ({
      client_id: clientId,
      seq,
      verb,
      parcel,
      happened_at: happenedAt,
      input,
    })),
  }
  const answer = await line.api.call(fieldCalls.sync, { body }, { quiet: true })
  if (!answer.ok) return endOfDeeds(line, answer.error)
  const kept = await line.keeper.change((state) =>
    withAnswer(state, answer.value, cursor === null, line.now()),
  )
  // Without room for the answer nothing was taken off the queue: the same goes out again, and is known there.
  if (!kept.ok) return 'full'
  return waitingIn(kept.value).length > 0 && answer.value.results.length > 0 ? 'again' : 'done'
}

const unreadable = [400, 413, 415, 422]

/** What was done is given up only where nobody can read it; with any other refusal it waits for whoever may tell it. */
function endOfDeeds(line: Line, error: ApiError): SendEnd {
  const end = endOf(line, error)
  if (error.code === 'internal_error') return 'stumbled'
  // A hotspot or a proxy has answered: whatever it says, there is no way to our server.
  if (error.code === 'unreadable_answer' && error.status !== 413) return 'offline'
  return end === 'refused' && !unreadable.includes(error.status ?? 0) ? 'failed' : end
}

/**
 * One action may not hold up the others: the one at fault is found. Nobody can read it, then it is shown; the server fell
 * over it, then it waits, and with it what came later at that parcel.
 */
async function sendOneByOne(line: Line, actions: readonly KeptAction[]): Promise<RoundEnd> {
  // Where the fault is none of theirs, nothing is said of any of them.
  const without = await send(line, [])
  if (isAtFault(without)) return 'failed'
  if (without !== 'done') return without
  const stuck = new Set<string>()
  for (const action of actions) {
    if (stuck.has(action.parcel)) continue
    const end = await send(line, [action])
    if (end === 'stumbled') stuck.add(action.parcel)
    else if (end === 'refused') {
      const result: ReportResult = { client_id: action.clientId, state: 'refused', code: 'invalid_input' }
      await line.keeper.change((state) => withResults(state, [result]))
    } else if (end !== 'done' && end !== 'again') return end
  }
  return stuck.size > 0 ? 'stuck' : 'done'
}

function withAnswer(state: KeptState, answer: SyncAnswer, whole: boolean, at: number): KeptState {
  const { results, changes, cursor, clock_off_ms: clockOffMs, server_time } = answer
  const answered = withResults(state, results)
  return {
    ...answered,
    told: state.told && { ...withChanges(state.told, changes, whole), cursor, server_time },
    own: { ...answered.own, clockOffMs, syncedAt: at },
  }
}

/** Done is done; everything else is read by somebody first. */
function withResults(state: KeptState, results: readonly ReportResult[]): KeptState {
  const known = new Map(results.map((result) => [result.client_id, result]))
  const actions = state.actions.flatMap((action) => {
    const result = known.get(action.clientId)
    if (!result || action.result) return [action]
    return result.state === 'done' || result.state === 'repeated' ? [] : [{ ...action, result }]
  })
  return { ...state, actions }
}
