import { type Api, createApi } from '#client/api.ts'
import type { FieldAction, SyncAnswer, SyncRequest, Today } from '#modules/delivery/field/field.contract.ts'

type Answer = { status?: number; body: unknown }
type Outcome = SyncAnswer['results'][number]
/** As our phones send it. */
type Sent = Omit<SyncRequest, 'actions'> & { actions: FieldAction[] }

const nameOf = (path: string) => path.split('/').at(-1) ?? ''

/** The server as a phone meets it: it can be out of reach, lose its answers, refuse. It counts what it was told. */
export function fakeField(today: Today) {
  const world = {
    today,
    reachable: true,
    /** Heard, but the answer never arrives. */
    losesAnswers: false,
    /** What a hotspot or a proxy answers in the server's place. */
    away: undefined as Answer | undefined,
    status: 200,
    why: 'session_ended',
    /** Client ids in the order in which they were first heard. */
    heard: [] as string[],
    files: [] as string[],
    /** Calls that are answered otherwise, by the last word of their address. */
    answers: new Map<string, Answer>(),
    /** Pictures that are answered otherwise than the rest. */
    fileAnswers: new Map<string, Answer>(),
    positions: 0,
    /** What was called, by the last word of its address, in the order of calling. */
    calls: [] as string[],
    /** Answers on a slow way: given when asked for, there when the promise is fulfilled. */
    slow: new Map<string, Promise<void>>(),
    requests: [] as Sent[],
    outcomes: new Map<string, Omit<Outcome, 'client_id'>>(),
    /** Verbs whose call cannot even be read. */
    unreadable: new Set<string>(),
    /** Verbs that the server falls over. */
    tripping: new Set<string>(),
    clockOffMs: 0,
  }
  const sync = (request: Sent): Answer => {
    world.requests.push(request)
    if (request.actions.some(({ verb = '' }) => world.unreadable.has(verb)))
      return { status: 422, body: { success: false, code: 'invalid_input', message: 'no' } }
    if (request.actions.some(({ verb = '' }) => world.tripping.has(verb)))
      return { status: 500, body: { success: false, code: 'internal_error' } }
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
    if (world.away) return world.away
    if (world.status !== 200) return { status: world.status, body: { success: false, code: world.why } }
    const otherwise = world.answers.get(nameOf(path))
    if (otherwise) return otherwise
    if (path.endsWith('/sync')) return sync(JSON.parse(String(init.body)))
    if (path.endsWith('/files')) {
      const id = String((init.body as FormData).get('client_id'))
      const picture = world.fileAnswers.get(id)
      if (picture) return picture
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
      const called = nameOf(String(url))
      world.calls.push(called)
      const { status = 200, body } = answerTo(String(url), init)
      await world.slow.get(called)
      if (world.losesAnswers) throw new TypeError('the answer was lost')
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    },
  })
  return { world, api }
}
