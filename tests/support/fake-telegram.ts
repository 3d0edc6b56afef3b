import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerJson, bodyOf, type GatewayFault, listen, playFault } from './gateway-faults.ts'

export type BotSaid = { method: string; body: Record<string, unknown> }

type Fault = GatewayFault | { status: number; body: unknown }

const token = '7000000001:AAFakeBotTokenForTestsOnly_000000'

export const tooManyFor = (seconds: number): Fault => ({
  status: 429,
  body: {
    ok: false,
    error_code: 429,
    description: `Too Many Requests: retry after ${seconds}`,
    parameters: { retry_after: seconds },
  },
})

export const blockedByUser: Fault = {
  status: 403,
  body: { ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' },
}

/** Speaks the Bot API over HTTP, checks what it is told as the real one does, and fails as it does. */
export async function startFakeTelegram() {
  const said: BotSaid[] = []
  const faults: (Fault | undefined)[] = []
  let asked = 0

  const server = await listen(async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse((await bodyOf(request)).toString('utf8'))
    asked += 1
    const fault = faults.shift()
    if (typeof fault === 'string') return playFault(fault, request, response)
    if (fault) return answerJson(response, fault.status, fault.body)
    const [, given, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    if (given !== token) return refuse(response, 401, 'Unauthorized')
    const wrong = wrongIn(method, body)
    if (wrong) return refuse(response, 400, `Bad Request: ${wrong}`)
    said.push({ method, body })
    const result = method === 'sendMessage' ? { message_id: said.length, chat: { id: body.chat_id } } : true
    return answerJson(response, 200, { ok: true, result })
  })

  return {
    settings: { url: server.url, token, name: 'tezbox_test_bot' },
    /** Everything that was taken, in order. */
    said,
    /** How often it was called, well or not. */
    asked: () => asked,
    texts: () => said.filter(({ method }) => method === 'sendMessage').map(({ body }) => String(body.text)),
    failNext: (...next: (Fault | undefined)[]) => void faults.push(...next),
    close: server.close,
  }
}

const refuse = (response: ServerResponse, status: number, description: string) =>
  answerJson(response, status, { ok: false, error_code: status, description })

const methods = [
  'sendMessage',
  'answerCallbackQuery',
  'editMessageReplyMarkup',
  'setWebhook',
  'setMyCommands',
]
const tags = /<\/?(?:b|i|code)>|<a href="[^"<>]+">|<\/a>/g

function wrongIn(method: string, body: Record<string, unknown>): string | undefined {
  if (!methods.includes(method)) return 'method not found'
  if (method === 'sendMessage') {
    const text = String(body.text ?? '')
    if (text === '' || text.length > 4096) return 'message text is empty or too long'
    if (/[<>]/.test(text.replace(tags, ''))) return "can't parse entities"
  }
  for (const button of inlineButtons(body.reply_markup)) {
    if (typeof button.callback_data === 'string' && Buffer.byteLength(button.callback_data) > 64)
      return 'BUTTON_DATA_INVALID'
    if (typeof button.url === 'string' && !button.url.startsWith('https://')) return 'BUTTON_URL_INVALID'
  }
  return undefined
}

/** The buttons under a message. */
export function inlineButtons(markup: unknown): Record<string, unknown>[] {
  const { inline_keyboard: rows = [] } = (markup ?? {}) as { inline_keyboard?: Record<string, unknown>[][] }
  return rows.flat()
}
