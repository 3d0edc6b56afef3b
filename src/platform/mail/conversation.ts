import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { SmtpSettings } from './settings.ts'

export type Reply = Readonly<{ code: number; lines: readonly string[] }>

/** What the other side sent is not SMTP, or the connection broke. */
export class Interrupted extends Error {
  override name = 'Interrupted'
  readonly why: 'unreachable' | 'timeout' | 'unreadable' | 'untrusted'
  constructor(why: Interrupted['why'], cause?: unknown) {
    super(`the mail server: ${why}`, { cause })
    this.why = why
  }
}

/** Answers are short; whoever sends more wants to fill our memory. */
const MOST_BYTES = 65_536
/** One answer may take this long. */
const PATIENCE_MS = 10_000

/** Talks with a mail server, one command and one answer at a time. */
export type Conversation = ReturnType<typeof conversationOver>

export async function dial(settings: SmtpSettings, signal: AbortSignal): Promise<Conversation> {
  const { host, port, tls } = settings
  const socket = tls === 'at once' ? connectTls({ port, ...trustOf(settings) }) : connectPlain({ host, port })
  await opened(socket, tls === 'at once' ? 'secureConnect' : 'connect', signal)
  return conversationOver(socket, settings, signal)
}

const trustOf = ({ host, ca }: SmtpSettings) => ({ host, servername: host, ...(ca ? { ca } : {}) })

function conversationOver(first: Socket, settings: SmtpSettings, signal: AbortSignal) {
  let socket = first
  let inbox = listenTo(socket)
  return {
    read: () => inbox.next(signal),
    write: (text: string) => {
      socket.write(text)
    },
    /** From here on nobody in between reads along. What came before the handshake is not believed. */
    async encrypt(): Promise<void> {
      if (inbox.hasMore()) throw new Interrupted('unreadable')
      inbox.stop()
      socket = connectTls({ socket, ...trustOf(settings) })
      await opened(socket, 'secureConnect', signal)
      inbox = listenTo(socket)
    },
    close: () => void socket.destroySoon(),
  }
}

function opened(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const late = () => reject(new Interrupted('timeout'))
  const timer = setTimeout(late, PATIENCE_MS)
  signal.addEventListener('abort', late)
  socket.once(event, resolve)
  socket.once('error', (error) => reject(new Interrupted(faultOf(error), error)))
  socket.once('close', () => reject(new Interrupted('unreachable')))
  return promise
    .catch((error: unknown) => {
      socket.destroy()
      throw error
    })
    .finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', late)
    })
}

/** A certificate that does not fit is a matter of settings, not of the network. */
const faultOf = (error: Error & { code?: string }) =>
  /CERT|SELF_SIGNED|ALTNAME|VERIFY|ISSUER/.test(error.code ?? '') ? 'untrusted' : 'unreachable'

function listenTo(socket: Socket) {
  let text = ''
  let broken: Interrupted | undefined
  let wake: () => void = () => undefined
  const onData = (chunk: Buffer) => {
    text += chunk.toString('latin1')
    if (text.length > MOST_BYTES) broken = new Interrupted('unreadable')
    wake()
  }
  const onEnd = () => {
    broken ??= new Interrupted('unreachable')
    wake()
  }
  socket.on('data', onData).on('error', onEnd).on('close', onEnd)
  return {
    hasMore: () => text !== '',
    stop: () => void socket.off('data', onData).off('close', onEnd),
    async next(signal: AbortSignal): Promise<Reply> {
      const late = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
      for (;;) {
        const found = replyIn(text)
        if (found) {
          text = text.slice(found.length)
          return found.reply
        }
        if (broken) throw broken
        if (late.aborted) throw new Interrupted('timeout')
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        late.addEventListener('abort', wake, { once: true })
        await promise
        late.removeEventListener('abort', wake)
      }
    },
  }
}

/** The first whole answer: lines `250-…` and a last one `250 …`. */
function replyIn(text: string): { reply: Reply; length: number } | undefined {
  const lines: string[] = []
  let from = 0
  for (;;) {
    const end = text.indexOf('\n', from)
    if (end < 0) return undefined
    const line = text.slice(from, end).replace(/\r$/, '')
    const [, code = '', more = ''] = /^(\d{3})([ -]|$)/.exec(line) ?? []
    if (code === '') throw new Interrupted('unreadable')
    lines.push(line.slice(4))
    from = end + 1
    if (more !== '-') return { reply: { code: Number(code), lines }, length: from }
  }
}
