import { fieldLimits } from '#modules/delivery/domain/field-words.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { ReportResult, SyncAnswer } from '#modules/delivery/field/field.contract.ts'
import type { Api, ApiError } from '../api.ts'
import { withChanges } from './day-with-queue.ts'
import type { Keeper, KeptAction, KeptState } from './keeper.ts'

export type Line = {
  readonly api: Api
  readonly keeper: Keeper
  readonly deviceId: string
  /** By the clock of the phone. */
  readonly now: () => number
  /** Nobody is signed in here any more. */
  readonly onEnded: (why: string | undefined) => void
  /** What is on its way cannot be withdrawn. */
  readonly onSending: (clientIds: ReadonlySet<string>) => void
}

/** `again`: more waits. `ended`: nobody is signed in here any more. `failed`: the server could not, later it may. */
export type RoundEnd = 'done' | 'again' | 'offline' | 'failed' | 'ended'

/** One call: what waits goes out in the order of happening, and what has changed comes in. */
export async function syncRound(line: Line): Promise<RoundEnd> {
  const waiting = waitingIn(line.keeper.state()).slice(0, fieldLimits.actionsPerSync)
  line.onSending(new Set(waiting.map(({ clientId }) => clientId)))
  try {
    const end = await send(line, waiting)
    if (end !== 'refused') return end
    return await sendOneByOne(line, waiting)
  } finally {
    line.onSending(new Set())
  }
}

const waitingIn = ({ actions }: KeptState) => actions.filter(({ result }) => result === undefined)

async function send(line: Line, actions: readonly KeptAction[]): Promise<RoundEnd | 'refused'> {
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
  if (!answer.ok) return endOf(line, answer.error)
  const kept = await line.keeper.change((state) =>
    withAnswer(state, answer.value, cursor === null, line.now()),
  )
  // Without room for the answer nothing was taken off the queue: the same goes out again, and is known there.
  if (!kept.ok) return 'failed'
  return waitingIn(kept.value).length > 0 && answer.value.results.length > 0 ? 'again' : 'done'
}

export function endOf(
  { onEnded }: Pick<Line, 'onEnded'>,
  { code, status, why }: ApiError,
): RoundEnd | 'refused' {
  if (code === 'unauthorized') {
    onEnded(why)
    return 'ended'
  }
  if (status === undefined) return 'offline'
  return status === 400 || status === 413 || status === 422 ? 'refused' : 'failed'
}

/** A call that the server does not read at all may not hold up the others: the one at fault is found and shown. */
async function sendOneByOne(line: Line, actions: readonly KeptAction[]): Promise<RoundEnd> {
  for (const action of actions) {
    const end = await send(line, [action])
    if (end === 'refused') {
      const result: ReportResult = { client_id: action.clientId, state: 'refused', code: 'invalid_input' }
      await line.keeper.change((state) => withResults(state, [result]))
    } else if (end !== 'done' && end !== 'again') return end
  }
  return 'done'
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

/** Pictures follow, one at a time: what has arrived leaves the disk. */
export async function sendFiles(line: Line): Promise<RoundEnd> {
  const { api, keeper } = line
  for (const { clientId, kind, refused } of keeper.state().notes) {
    if (refused) continue
    const file = await keeper.file(clientId)
    const answer =
      file && (await api.call(fieldCalls.sendFile, fileInput(clientId, kind, file), { quiet: true }))
    const end = answer && !answer.ok ? endOf(line, answer.error) : 'done'
    if (end === 'offline' || end === 'ended' || end === 'failed') return end
    await keeper.change((state) => ({
      ...state,
      notes: state.notes.flatMap((note) => {
        if (note.clientId !== clientId) return [note]
        return end === 'refused' ? [{ ...note, refused: true }] : []
      }),
    }))
  }
  return 'done'
}

const fileInput = (client_id: string, kind: 'photo' | 'signature' | 'passport', file: Blob) => ({
  body: { client_id, kind },
  file,
})

/** Where the phone was. What the server does not want is dropped: it is of use to nobody. */
export async function sendPositions(line: Line): Promise<RoundEnd> {
  const { api, keeper, deviceId, now } = line
  const sent = keeper.state().positions.slice(0, fieldLimits.positionsPerCall)
  if (sent.length === 0) return 'done'
  const positions = sent.map(({ at, latitude, longitude, accuracy }) => ({
    at: new Date(at).toISOString(),
    latitude,
    longitude,
    ...(accuracy === undefined ? {} : { accuracy }),
  }))
  const body = { device_id: deviceId, sent_at: new Date(now()).toISOString(), positions }
  const answer = await api.call(fieldCalls.sendPositions, { body }, { quiet: true })
  const end = answer.ok ? 'done' : endOf(line, answer.error)
  if (end === 'done' || end === 'refused') {
    const gone = new Set(sent)
    await keeper.change((state) => ({
      ...state,
      positions: state.positions.filter((position) => !gone.has(position)),
    }))
  }
  return end === 'refused' ? 'done' : end
}
