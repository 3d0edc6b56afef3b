import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerJson, bodyOf, type GatewayFault, listen, playFault } from './gateway-faults.ts'

export type EskizSms = { phone: string; text: string; from: string; callbackUrl: string }

export type FakeEskiz = {
  settings: { url: string; email: string; password: string; from: string; price: number }
  /** What has left, in order. */
  sent: EskizSms[]
  /** `METHOD /path` of every call, also of those that failed. */
  calls: string[]
  /** The next calls to a path fail like this, one fault a call. */
  failNext(path: EskizPath, ...faults: GatewayFault[]): void
  /** Every call fails like this until told otherwise. */
  breakDown(fault: GatewayFault | undefined): void
  /** Every token given so far stops working. */
  forgetTokens(): void
  close(): Promise<void>
}

type EskizPath = keyof typeof handlers

type State = { tokens: Set<string>; given: number; sent: EskizSms[] }

export const eskizAccount = {
  email: 'sms@tezbox.example',
  password: 'maxfiy-parol',
  from: '4546',
  price: 160,
}

/** Speaks the contract of notify.eskiz.uz over HTTP and checks what it is told. */
export async function startFakeEskiz(): Promise<FakeEskiz> {
  const state: State = { tokens: new Set(), given: 0, sent: [] }
  const calls: string[] = []
  const faults = new Map<string, GatewayFault[]>()
  let broken: GatewayFault | undefined
  const server = await listen(async (request, response) => {
    const { method = '', url = '' } = request
    const body = await bodyOf(request)
    calls.push(`${method} ${url}`)
    const fault = faults.get(url)?.shift() ?? broken
    if (fault) return playFault(fault, request, response)
    const handle = handlers[url as EskizPath]
    if (!handle || handle.method !== method) return answerJson(response, 404, { message: 'Not found' })
    return handle.answer(state, request, response, body)
  })
  return {
    settings: { url: server.url, ...eskizAccount },
    sent: state.sent,
    calls,
    failNext: (path, ...next) => void faults.set(path, [...(faults.get(path) ?? []), ...next]),
    breakDown: (fault) => {
      broken = fault
    },
    forgetTokens: () => state.tokens.clear(),
    close: server.close,
  }
}

type Handle = (state: State, request: IncomingMessage, response: ServerResponse, body: Buffer) => unknown

const handlers = {
  '/api/auth/login': { method: 'POST', answer: logIn },
  '/api/auth/refresh': { method: 'PATCH', answer: refresh },
  '/api/message/sms/send': { method: 'POST', answer: send },
} satisfies Record<string, { method: string; answer: Handle }>

async function logIn(state: State, request: IncomingMessage, response: ServerResponse, body: Buffer) {
  const form = await formOf(request, body)
  const isRight = form.get('email') === eskizAccount.email && form.get('password') === eskizAccount.password
  if (!isRight) return answerJson(response, 401, { message: 'Invalid credentials' })
  return giveToken(state, response)
}

function refresh(state: State, request: IncomingMessage, response: ServerResponse) {
  const token = bearerOf(request)
  if (!state.tokens.delete(token)) return answerJson(response, 401, { message: 'Expired' })
  return giveToken(state, response)
}

async function send(state: State, request: IncomingMessage, response: ServerResponse, body: Buffer) {
  if (!state.tokens.has(bearerOf(request))) return answerJson(response, 401, { message: 'Expired' })
  const form = await formOf(request, body)
  const [phone, text, from, callbackUrl] = ['mobile_phone', 'message', 'from', 'callback_url'].map((name) =>
    String(form.get(name) ?? ''),
  ) as [string, string, string, string]
  if (!/^998\d{9}$/.test(phone) || !text || from !== eskizAccount.from || !URL.canParse(callbackUrl)) {
    return answerJson(response, 400, { status: 'error', message: 'Unprocessable' })
  }
  state.sent.push({ phone, text, from, callbackUrl })
  const id = `b0e2ff6e-0000-4000-8000-${String(state.sent.length).padStart(12, '0')}`
  return answerJson(response, 200, { id, message: 'Waiting for SMS provider', status: 'waiting' })
}

function giveToken(state: State, response: ServerResponse): unknown {
  state.given += 1
  const token = `eskiz-token-${state.given}`
  state.tokens.add(token)
  return answerJson(response, 200, { message: 'token_generated', data: { token }, token_type: 'bearer' })
}

const bearerOf = ({ headers }: IncomingMessage) =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''

function formOf({ headers }: IncomingMessage, body: Buffer): Promise<FormData> {
  const type = headers['content-type'] ?? ''
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
}
