import { createServer, type Socket } from 'node:net'
import { createServer as createTlsServer, TLSSocket } from 'node:tls'
import type { SmtpSettings } from '#platform/mail/settings.ts'
import { selfSigned } from './self-signed.ts'

export type SmtpFault =
  | 'busy'
  | 'no such mailbox'
  | 'refuses the letter'
  | 'drops after DATA'
  | 'no STARTTLS'
  | 'injects before TLS'
  | 'speaks HTTP'
  | 'talks without end'
  | 'wrong password'
  | 'never answers'

export type Received = { from: string; to: string; letter: string; encrypted: boolean; login: string }

type Answer = readonly string[]

/** A mail server as far as we need one, which fails in the ways real ones do. */
export async function startFakeSmtp({ auth = 'PLAIN LOGIN', atOnce = false } = {}) {
  const { key, cert } = selfSigned()
  const received: Received[] = []
  const commands: string[] = []
  const open = new Set<Socket>()
  let fault: SmtpFault | undefined
  const welcome = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    if (fault === 'never answers') return
    if (fault === 'speaks HTTP') return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    if (fault === 'talks without end') return void talkOn(socket)
    serve(socket, { encrypted: atOnce, login: '' })
    socket.write('220 mail.test ESMTP\r\n')
  }
  const server = atOnce ? createTlsServer({ key, cert }, welcome) : createServer(welcome)

  function talkOn(socket: Socket): void {
    if (!socket.destroyed) socket.write('220-and\r\n'.repeat(1000), () => setImmediate(talkOn, socket))
  }

  function serve(socket: Socket, start: { encrypted: boolean; login: string }): void {
    const mail = { ...start, from: '', to: '', letter: '' }
    let text = ''
    let step: 'commands' | 'letter' | 'user' | 'password' = 'commands'
    const say = (...lines: Answer) => void socket.write(lines.map((line) => `${line}\r\n`).join(''))
    const check = (login: string): Answer => {
      mail.login = login
      step = 'commands'
      return fault === 'wrong password' ? ['535 5.7.8 no'] : ['235 welcome']
    }
    const encrypt = (): Answer => {
      if (fault === 'no STARTTLS') return ['502 5.5.1 no such command']
      say('220 go on', ...(fault === 'injects before TLS' ? ['250 I am in between'] : []))
      socket.removeListener('data', onData)
      const inner = new TLSSocket(socket, { isServer: true, key, cert })
      inner.on('error', () => undefined)
      serve(inner, { encrypted: true, login: '' })
      return []
    }
    const steps: Record<string, (line: string) => Answer> = {
      EHLO: () => {
        const tls = mail.encrypted || fault === 'no STARTTLS' ? [] : ['250-STARTTLS']
        return ['250-mail.test', ...tls, '250-8BITMIME', `250 AUTH ${auth}`]
      },
      STARTTLS: encrypt,
      AUTH: (line) => {
        const [, plain] = /^AUTH PLAIN (.*)/i.exec(line) ?? []
        if (plain !== undefined)
          return check(Buffer.from(plain, 'base64').toString().slice(1).replace('\0', ':'))
        step = 'user'
        return ['334 VXNlcm5hbWU6']
      },
      MAIL: (line) => {
        mail.from = line.slice(10)
        return [fault === 'busy' ? '451 4.3.0 later' : '250 ok']
      },
      RCPT: (line) => {
        mail.to = line.slice(8)
        return [fault === 'no such mailbox' ? '550 5.1.1 nobody' : '250 ok']
      },
      DATA: () => {
        step = 'letter'
        return ['354 go on']
      },
      QUIT: () => ['221 bye'],
    }
    function answer(line: string): Answer {
      commands.push(line)
      const given = Buffer.from(line, 'base64').toString()
      if (step === 'password') return check(`${mail.login}:${given}`)
      if (step === 'user') {
        mail.login = given
        step = 'password'
        return ['334 UGFzc3dvcmQ6']
      }
      const [verb = ''] = line.toUpperCase().split(/[ :]/)
      return steps[verb]?.(line) ?? ['500 what?']
    }
    function endLetter(): Answer {
      step = 'commands'
      if (fault === 'drops after DATA') socket.destroy()
      if (fault === 'refuses the letter') return ['554 5.7.1 spam']
      received.push({ ...mail, letter: mail.letter.replace(/^\.\./gm, '.') })
      return [`250 2.0.0 queued as ${received.length}`]
    }
    function onData(chunk: Buffer): void {
      text += chunk.toString('latin1')
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (step !== 'letter') say(...answer(line))
        else if (line === '.') say(...endLetter())
        else mail.letter += `${line}\r\n`
      }
    }
    socket.on('data', onData)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const settings: SmtpSettings = {
    host: 'localhost',
    port,
    tls: atOnce ? 'at once' : 'asked',
    login: { user: 'tezbox', password: 'open, sesame' },
    from: 'TezBox <xabar@tezbox.uz>',
    ca: cert,
  }
  return {
    settings,
    received,
    commands,
    fail(next: SmtpFault | undefined) {
      fault = next
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
