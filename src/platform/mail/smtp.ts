import type SmtpConnection from 'nodemailer/lib/smtp-connection'
import { err, ok, type Result } from '#kernel/result.ts'
import { addressIn, isMailAddress, type Mail, writeMail } from './mime.ts'
import type { SmtpSettings } from './settings.ts'

/**
 * `temporary`: try later (4xx); `no_mailbox`: nobody reads there; `refused`: this letter never; `untrusted`, `no_tls` and
 * `unauthorized` are for whoever runs the server to mend. What was interrupted after the letter was given may have left.
 */
export type MailFault =
  | 'unreachable'
  | 'timeout'
  | 'unreadable'
  | 'untrusted'
  | 'temporary'
  | 'no_mailbox'
  | 'refused'
  | 'no_tls'
  | 'unauthorized'

/** One answer may take this long. */
const PATIENCE_MS = 10_000
/** Answers are short; whoever sends more wants to fill our memory. */
const MOST_BYTES = 65_536

/** Gives one letter to the mail server. Answers with what the server calls it. */
export async function sendMail(
  settings: SmtpSettings,
  mail: Omit<Mail, 'from'>,
  signal: AbortSignal,
): Promise<Result<string, MailFault>> {
  if (!isMailAddress(mail.to)) return err('no_mailbox')
  const letter = await writeMail({ ...mail, from: settings.from })
  const gaveUp = Promise.withResolvers<Result<never, MailFault>>()
  const giveUp = (fault: MailFault) => gaveUp.resolve(err(fault))
  const late = () => giveUp('timeout')
  signal.addEventListener('abort', late)
  if (signal.aborted) late()
  const server = await connectionTo(settings, giveUp)
  server.on('error', (error) => giveUp(faultOf(error)))
  const envelope = { from: addressIn(settings.from), to: mail.to }
  try {
    return await Promise.race([gaveUp.promise, hand(server, settings.login, envelope, letter)])
  } catch (error) {
    return err(faultOf(error))
  } finally {
    signal.removeEventListener('abort', late)
    server.close()
  }
}

async function connectionTo(
  { host, port, tls, ca }: SmtpSettings,
  giveUp: (fault: MailFault) => void,
): Promise<SmtpConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  return new Connection({
    host,
    port,
    secure: tls === 'at once',
    requireTLS: tls === 'asked',
    ignoreTLS: tls === 'never',
    tls: ca === undefined ? {} : { ca },
    dnsTimeout: PATIENCE_MS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    maxResponseSize: MOST_BYTES,
    logger: { ...silence, warn: (what: object) => 'discarded' in what && giveUp('unreadable') },
  })
}

const ignored = () => undefined
/** What it would say names addresses and users. What was slipped in before the encryption it drops and tells only here. */
const silence = {
  level: ignored,
  trace: ignored,
  debug: ignored,
  info: ignored,
  error: ignored,
  fatal: ignored,
}

async function hand(
  server: SmtpConnection,
  login: SmtpSettings['login'],
  envelope: { from: string; to: string },
  letter: Buffer,
): Promise<Result<string, MailFault>> {
  await answered<void>((done) => server.connect(done))
  if (login) await answered((done) => server.login({ user: login.user, pass: login.password }, done))
  const taken = await answered<{ response: string }>((done) => server.send(envelope, letter, done))
  server.quit()
  return ok(taken.response.replace(/^\d{3} /, '').slice(0, 200))
}

function answered<T>(ask: (done: (error: Error | null | undefined, answer?: T) => void) => void): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  ask((error, answer) => (error ? reject(error) : resolve(answer as T)))
  return promise
}

/** A certificate that does not fit is a matter of settings, not of the network. */
const certificate = /CERT|SELF_SIGNED|ALTNAME|VERIFY|ISSUER/

type Told = { code: string; originalCode?: string; responseCode?: number; command?: string }

function faultOf(error: unknown): MailFault {
  if (!(error instanceof Error && 'code' in error)) throw error
  const { code, originalCode = '', responseCode, command } = error as Error & Told
  if (code === 'ETIMEDOUT') return 'timeout'
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 500) return 'temporary'
  if (code === 'EAUTH') return 'unauthorized'
  if (responseCode === undefined) {
    if (code === 'EPROTOCOL') return 'unreadable'
    return certificate.test(originalCode) ? 'untrusted' : 'unreachable'
  }
  if (command === 'STARTTLS') return 'no_tls'
  return command === 'RCPT TO' ? 'no_mailbox' : 'refused'
}
