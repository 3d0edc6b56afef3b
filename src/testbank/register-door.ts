import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Fault, faults, type TestRegister } from './register.ts'

type Say = (response: ServerResponse, status: number, text: string, type?: string) => void
type Parts = { register: TestRegister; bodyOf(request: IncomingMessage): Promise<string>; say: Say }

const json = 'application/json; charset=utf-8'
const mostTimes = 1_000

/** The register's addresses: receipts for the shop, the record and its faults for whoever plays. False for any other. */
export async function answerRegister(
  { register, bodyOf, say }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const asked = `${request.method} ${url.pathname}`
  if (asked === 'POST /register/receipts') {
    const { status, body, drop } = register.take(request.headers.authorization, await bodyOf(request))
    if (drop) request.socket.destroy()
    else say(response, status, JSON.stringify(body), json)
    return true
  }
  if (asked === 'GET /register/receipts') {
    say(response, 200, JSON.stringify(register.record()), json)
    return true
  }
  if (asked === 'POST /register/fault') {
    const form = new URLSearchParams(await bodyOf(request))
    const kind = form.get('kind') as Fault
    const times = Math.min(mostTimes, Number(form.get('times') ?? 1))
    if (!faults.includes(kind) || !(times >= 1)) say(response, 404, 'Not found\n')
    else {
      register.fail(kind, times)
      say(response, 204, '')
    }
    return true
  }
  if (asked === 'GET /register/check') {
    const known = register.record().find(({ number }) => number === url.searchParams.get('r'))
    const isRight = known?.sign === url.searchParams.get('s')
    if (known && isRight) say(response, 200, JSON.stringify(known, null, 2), json)
    else say(response, 404, 'Not found\n')
    return true
  }
  return false
}
