import { fieldLimits } from '#modules/delivery/domain/field-words.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { KeptPosition } from './keeper.ts'
import { endOf, type Line, type RoundEnd } from './round-end.ts'

/** More than the phone keeps. */
const mostCalls = 20

/** Where the phone was. What the server does not want is dropped: it is of use to nobody. */
export async function sendPositions(line: Line): Promise<RoundEnd> {
  for (let call = 0; call < mostCalls; call++) {
    const some = line.keeper.state().positions.slice(0, fieldLimits.positionsPerCall)
    if (some.length === 0) return 'done'
    const end = await sendSome(line, some)
    if (end !== 'done' && end !== 'refused') return end
    const gone = new Set(some)
    await line.keeper.change((state) => ({
      ...state,
      positions: state.positions.filter((position) => !gone.has(position)),
    }))
  }
  return 'done'
}

async function sendSome(line: Line, positions: readonly KeptPosition[]): Promise<RoundEnd | 'refused'> {
  const { api, deviceId, now } = line
  const body = {
    device_id: deviceId,
    sent_at: new Date(now()).toISOString(),
    positions: positions.map(({ at, latitude, longitude, accuracy }) => ({
      at: new Date(at).toISOString(),
      latitude,
      longitude,
      ...(accuracy === undefined ? {} : { accuracy }),
    })),
  }
  const answer = await api.call(fieldCalls.sendPositions, { body }, { quiet: true })
  return answer.ok ? 'done' : endOf(line, answer.error)
}
