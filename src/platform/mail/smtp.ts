import { hostname } from 'node:os'
import { err, ok, type Result } from '#kernel/result.ts'
import { type Conversation, dial, Interrupted, type Reply } from './conversation.ts'
import { addressIn, isMailAddress, type Mail, writeMail } from './mime.ts'
import type { SmtpSettings } from './settings.ts'

/**
 * `temporary`: try later (4xx); `no_mailbox`: nobody reads there; `refused`: this letter never; `no_tls` and
 * `unauthorized` are for whoever runs the server to mend. What was interrupted after the letter was given may have left.
 */
export type MailFault =
  | Interrupted['why']
  | 'temporary'
  | 'no_mailbox'
  | 'refused'
  | 'no_tls'
  | 'unauthorized'

/** An answer that is not the one hoped for. */
class Declined extends Error {
  override name = 'Declined'
  readonly fault: MailFault
  constructor(fault: MailFault) {
    super(fault)
    this.fault = fault
  }
}

/** Gives one letter to the mail server. Answers with what the server calls it. */
export async function sendMail(
  settings: SmtpSettings,
  mail: Omit<Mail, 'from'>,
  signal: AbortSignal,
): Promise<Result<string, MailFault>> {
  if (!isMailAddress(mail.to)) return err('no_mailbox')
  let talk: Conversation | undefined
  try {
    talk = await dial(settings, signal)
    await greet(talk, settings)
    return ok(await hand(talk, { ...mail, from: settings.from }))
  } catch (error) {
    if (error instanceof Declined) return err(error.fault)
    if (error instanceof Interrupted) return err(error.why)
    throw error
  } finally {
    talk?.write('QUIT\r\n')
    talk?.close()
  }
}

async function greet(talk: Conversation, settings: SmtpSettings): Promise<void> {
  demand(await talk.read(), 220)
  let offers = await hello(talk)
  if (settings.tls === 'asked') {
    // A server that suddenly has no TLS may be somebody in between: not even the name is told.
    if (!offers.has('STARTTLS')) throw new Declined('no_tls')
    demand(await ask(talk, 'STARTTLS'), 220, 'no_tls')
    await talk.encrypt()
    offers = await hello(talk)
  }
  if (settings.login) await logIn(talk, settings.login, offers)
}

/** What the server can do, by name. */
async function hello(talk: Conversation): Promise<ReadonlyMap<string, string>> {
  const name = hostname().replace(/[^A-Za-z0-9.-]/g, '') || 'localhost'
  const reply = await ask(talk, `EHLO ${name}`)
  demand(reply, 250)
  return new Map(
    reply.lines.slice(1).map((line) => {
      const [word = '', ...rest] = line.toUpperCase().split(/[ =]/)
      return [word, rest.join(' ')]
    }),
  )
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

async function logIn(
  talk: Conversation,
  { user, password }: NonNullable<SmtpSettings['login']>,
  offers: ReadonlyMap<string, string>,
): Promise<void> {
  const ways = offers.get('AUTH') ?? ''
  if (ways.includes('PLAIN'))
    return demand(await ask(talk, `AUTH PLAIN ${base64(`\0${user}\0${password}`)}`), 235, 'unauthorized')
  if (!ways.includes('LOGIN')) throw new Declined('unauthorized')
  demand(await ask(talk, 'AUTH LOGIN'), 334, 'unauthorized')
  demand(await ask(talk, base64(user)), 334, 'unauthorized')
  demand(await ask(talk, base64(password)), 235, 'unauthorized')
}

async function hand(talk: Conversation, mail: Mail): Promise<string> {
  demand(await ask(talk, `MAIL FROM:<${addressIn(mail.from)}>`), 250)
  demand(await ask(talk, `RCPT TO:<${mail.to}>`), 250, 'no_mailbox')
  demand(await ask(talk, 'DATA'), 354)
  const taken = await ask(talk, `${stuffed(writeMail(mail))}\r\n.`)
  demand(taken, 250)
  return taken.lines.join(' ').slice(0, 200)
}

/** A line that is a dot ends the letter, so a dot at the beginning of a line is doubled. */
const stuffed = (letter: string) => letter.replace(/^\./gm, '..')

function ask(talk: Conversation, command: string): Promise<Reply> {
  talk.write(`${command}\r\n`)
  return talk.read()
}

/** 251 is 250 with another way; a 4xx may pass, a 5xx will not. */
function demand({ code }: Reply, wanted: number, otherwise: MailFault = 'refused'): void {
  if (code === wanted || (wanted === 250 && code === 251)) return
  throw new Declined(code >= 400 && code < 500 ? 'temporary' : otherwise)
}
