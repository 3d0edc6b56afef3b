import type { ServerResponse } from 'node:http'
import { answerJson, bodyOf, type GatewayFault, listen, playFault } from './gateway-faults.ts'

export type TelegramCode = { phone: string; code: string; ttl: number }

export type FakeTelegram = {
  settings: { url: string; token: string; price: number }
  sent: TelegramCode[]
  calls: string[]
  /** Numbers that nobody has registered in Telegram. */
  strangers: Set<string>
  failNext(...faults: GatewayFault[]): void
  breakDown(fault: GatewayFault | undefined): void
  /** Every call is refused with this word until told otherwise. */
  refuse(error: string | undefined): void
  close(): Promise<void>
}

const token = 'AAEsTelegramGatewayToken'

/** Speaks the contract of gatewayapi.telegram.org over HTTP and checks what it is told. */
export async function startFakeTelegram(): Promise<FakeTelegram> {
  const sent: TelegramCode[] = []
  const calls: string[] = []
  const strangers = new Set<string>()
  const requests = new Map<string, string>()
  const faults: GatewayFault[] = []
  let broken: GatewayFault | undefined
  let refusal: string | undefined

  const server = await listen(async (request, response) => {
    const body = await bodyOf(request)
    const method = (request.url ?? '').slice(1)
    calls.push(method)
    const fault = faults.shift() ?? broken
    if (fault) return playFault(fault, request, response)
    if (request.headers.authorization !== `Bearer ${token}`) return refuse(response, 'ACCESS_TOKEN_INVALID')
    if (refusal) return refuse(response, refusal)
    return answer(method, JSON.parse(body.toString('utf8')), response)
  })

  function answer(method: string, told: Record<string, unknown>, response: ServerResponse): unknown {
    const phone = String(told.phone_number)
    if (!/^\+998\d{9}$/.test(phone)) return refuse(response, 'PHONE_NUMBER_INVALID')
    if (strangers.has(phone)) return refuse(response, 'PHONE_NUMBER_NOT_FOUND')
    if (method === 'checkSendAbility') {
      const id = `request-${requests.size + 1}`
      requests.set(id, phone)
      return accept(response, id, phone)
    }
    const { request_id: id, code, ttl } = told
    if (method !== 'sendVerificationMessage') return refuse(response, 'UNKNOWN_METHOD')
    if (requests.get(String(id)) !== phone) return refuse(response, 'REQUEST_ID_INVALID')
    if (!/^\d{4,8}$/.test(String(code))) return refuse(response, 'CODE_INVALID')
    if (typeof ttl !== 'number' || ttl < 30 || ttl > 3600) return refuse(response, 'TTL_INVALID')
    sent.push({ phone, code: String(code), ttl })
    return accept(response, String(id), phone)
  }

  return {
    settings: { url: server.url, token, price: 130 },
    sent,
    calls,
    strangers,
    failNext: (...next) => void faults.push(...next),
    breakDown: (fault) => {
      broken = fault
    },
    refuse: (error) => {
      refusal = error
    },
    close: server.close,
  }
}

const refuse = (response: ServerResponse, error: string) => answerJson(response, 200, { ok: false, error })

const accept = (response: ServerResponse, id: string, phone: string) =>
  answerJson(response, 200, { ok: true, result: { request_id: id, phone_number: phone, request_cost: 0.01 } })
