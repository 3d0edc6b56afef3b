import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BankSettings, createBank } from './bank.ts'
import { type Deed, deeds, play } from './deeds.ts'
import { outcomePage, pageHeaders, payPage, type Visit } from './page.ts'
import { createRegister, type RegisterSettings } from './register.ts'
import { answerRegister } from './register-door.ts'
import { registryOf } from './registry.ts'
import { sendTo } from './send.ts'
import { visitByClick, visitByForm, visitByPayme } from './visit.ts'

/**
 * The local test bank: plays Payme and Click for a shop on the same machine, in a process of its own. Whoever starts it
 * says for which shop, and hears at which port it answers; it goes when they go.
 */
export type BankOrder = {
  shop: string
  settings: BankSettings
  /** The test register beside the bank; there is none unless it is asked for. */
  register?: RegisterSettings
  /** What the shop's clock shows, in milliseconds, when it is not the machine's: tests move it. Ours goes on from there. */
  shopTime?: number
}

const MAX_FORM_BYTES = 16 * 1024
const localHost = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i

process.on('disconnect', () => process.exit(0))
process.once('message', (order: BankOrder) => {
  const ahead = order.shopTime === undefined ? 0 : order.shopTime - Date.now()
  const now = () => Date.now() + ahead
  const startedAt = now()
  const bank = createBank({
    settings: order.settings,
    send: sendTo(order.shop),
    now,
    draw: () => randomBytes(12).toString('hex'),
  })
  const register =
    order.register && createRegister(order.register, now, () => `http://127.0.0.1:${portOf(server)}`)
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => say(response, 502, `${error.message}\n`))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of a stranger whose name leads here (DNS rebinding).
    if (!localHost.test(request.headers.host ?? '')) return say(response, 403, 'Not from here\n')
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (request.method === 'GET' && url.pathname === '/record')
      return say(response, 200, JSON.stringify(bank.record()), 'application/json; charset=utf-8')
    if (request.method === 'GET' && url.pathname === '/registry') return giveList(url, response)
    if (request.method === 'POST' && url.pathname === '/deed') return doDeed(request, response)
    if (register && (await answerRegister({ register, bodyOf, say }, request, response, url))) return
    const visit = request.method === 'GET' ? visitAt(url) : undefined
    if (!visit) return say(response, 404, 'Not found\n')
    show(response, payPage(visit))
  }

  /** As a provider's cabinet gives it out. It forgets with every start, and says since when it knows. */
  function giveList(url: URL, response: ServerResponse): void {
    const text = registryOf(bank.record(), url.searchParams.get('provider'), url.searchParams.get('day'))
    response.setHeader('X-Known-Since', new Date(startedAt).toISOString())
    say(response, 200, text, 'text/csv; charset=utf-8')
  }

  async function doDeed(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Another site's form must not pay here.
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') return say(response, 403, 'Not from here\n')
    const form = new URLSearchParams(await bodyOf(request))
    const visit = visitByForm(form)
    const deed = form.get('deed') as Deed
    if (!visit || !deeds.includes(deed)) return say(response, 404, 'Not found\n')
    const outcome = await play(bank, visit, deed, now())
    show(response, outcomePage(visit, outcome, bank.takeLog()))
  }

  // Nobody but this machine.
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: portOf(server) })
  })
})

const portOf = (server: Server) => (server.address() as AddressInfo).port

function visitAt(url: URL): Visit | undefined {
  if (url.pathname.startsWith('/payme/')) return visitByPayme(url.pathname.slice('/payme/'.length))
  return url.pathname === '/click' ? visitByClick(url.searchParams) : undefined
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += (chunk as Buffer).length
    if (length > MAX_FORM_BYTES) throw new Error('too much')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function show(response: ServerResponse, html: string): void {
  response.writeHead(200, pageHeaders).end(html)
}

function say(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8') {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
}
