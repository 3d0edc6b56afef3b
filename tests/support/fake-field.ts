import { type Api, createApi } from '#client/api.ts'
import type { SyncAnswer, SyncRequest, Today } from '#modules/delivery/field/field.contract.ts'

type Answer = { status?: number; body: unknown }
type Outcome = SyncAnswer['results'][number]

/** The server as a phone meets it: it can be out of reach, lose its answers, refuse. It counts what it was told. */
export function fakeField(today: Today) {
  const world = {
    today,
    reachable: true,
    /** Heard, but the answer never arrives. */
    losesAnswers: false,
    status: 200,
    why: 'session_ended',
    /** Client ids in the order in which they were first heard. */
    heard: [] as string[],
    files: [] as string[],
    positions: 0,
    requests: [] as SyncRequest[],
    outcomes: new Map<string, Omit<Outcome, 'client_id'>>(),
    /** Verbs whose call cannot even be read. */
    unreadable: new Set<string>(),
    clockOffMs: 0,
  }
  const sync = (request: SyncRequest): Answer => {
    world.requests.push(request)
    if (request.actions.some(({ verb = '' }) => world.unreadable.has(verb)))
      return { status: 422, body: { success: false, code: 'invalid_input', message: 'no' } }
    const results = request.actions.map(({ client_id, verb = '' }): Outcome => {
      if (world.heard.includes(client_id)) return { client_id, state: 'repeated' }
      world.heard.push(client_id)
      return { client_id, ...(world.outcomes.get(verb) ?? { state: 'done' }) }
    })
    const { server_time, courier: _, ...day } = world.today
    const changes = { ...day, left: [] }
    return answered({ server_time, cursor: '2', clock_off_ms: world.clockOffMs, results, changes })
  }
  const answered = (data: unknown): Answer => ({ body: { success: true, data } })
  const answerTo = (path: string, init: RequestInit): Answer => {
    if (world.status !== 200) return { status: world.status, body: { success: false, code: world.why } }
    if (path.endsWith('/sync')) return sync(JSON.parse(String(init.body)))
    if (path.endsWith('/files')) {
      const id = String((init.body as FormData).get('client_id'))
      world.files.push(id)
      return answered({ client_id: id, repeated: false })
    }
    if (path.endsWith('/positions')) {
      world.positions += JSON.parse(String(init.body)).positions.length
      return answered({ kept: 1 })
    }
    return answered(world.today)
  }
  const api: Api = createApi({
    baseUrl: '',
    locale: 'uz',
    token: () => 'token',
    pageQuery: () => '',
    onUnauthorized: () => undefined,
    fetch: async (url, init = {}) => {
      if (!world.reachable) throw new TypeError('no line')
      const { status = 200, body } = answerTo(String(url), init)
      if (world.losesAnswers) throw new TypeError('the answer was lost')
      return new Response(JSON.stringify(body), { status })
    },
  })
  return { world, api }
}
