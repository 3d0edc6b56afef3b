import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SmtpFault, startFakeSmtp } from '../../../tests/support/fake-smtp.ts'
import { writeMail } from './mime.ts'
import { readMailSettings } from './settings.ts'
import { sendMail } from './smtp.ts'

type Server = Awaited<ReturnType<typeof startFakeSmtp>>
let server: Server
beforeAll(async () => {
  server = await startFakeSmtp()
})
afterAll(() => server.close())
beforeEach(() => server.fail(undefined))

const never = new AbortController().signal
const mail = {
  to: 'bobur@example.org',
  subject: 'Посылка ждёт вас · TB00000000000017, и ещё несколько слов для длины строки',
  text: 'Kod: 048213.\n.\n..dots\nSoʻm',
  html: '<p>Kod: 048213.</p>',
  id: 'notice-1@tezbox.uz',
  at: new Date('2026-11-16T07:00:00Z'),
}

const bodies = (letter: string) =>
  [...letter.matchAll(/base64\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n(?:\r\n)?--/g)].map(([, body = '']) =>
    Buffer.from(body, 'base64').toString(),
  )
const words = (header: string) =>
  [...header.matchAll(/=\?utf-8\?B\?([^?]*)\?=/gi)]
    .map(([, word = '']) => Buffer.from(word, 'base64').toString())
    .join('')

test('a letter arrives whole, over TLS and with the login', async () => {
  const before = server.received.length
  const result = await sendMail(server.settings, mail, never)
  expect(result).toEqual({ ok: true, value: expect.stringContaining('queued as') })
  const [got, ...more] = server.received.slice(before)
  expect(more).toEqual([])
  expect(got).toMatchObject({
    encrypted: true,
    login: 'tezbox:open, sesame',
    from: '<xabar@tezbox.uz>',
    to: '<bobur@example.org>',
  })
  const letter = got?.letter ?? ''
  expect(bodies(letter)).toEqual([mail.text.replaceAll('\n', '\r\n'), mail.html])
  const [subject = ''] = /^Subject: (.*(?:\r\n .*)*)/m.exec(letter) ?? []
  expect(words(subject)).toBe(mail.subject)
  expect(letter.split('\r\n').every((line) => line.length <= 78)).toBe(true)
  expect(letter).toContain('Date: Mon, 16 Nov 2026 07:00:00 +0000\r\n')
})

test('a server that knows only AUTH LOGIN is logged in to as well', async () => {
  const old = await startFakeSmtp({ auth: 'LOGIN' })
  expect((await sendMail(old.settings, mail, never)).ok).toBe(true)
  expect(old.received[0]?.login).toBe('tezbox:open, sesame')
  await old.close()
})

test('a server that is encrypted from the first byte is believed only with its certificate', async () => {
  const other = await startFakeSmtp({ atOnce: true })
  expect((await sendMail(other.settings, mail, never)).ok).toBe(true)
  expect(other.received).toMatchObject([{ encrypted: true, login: 'tezbox:open, sesame' }])
  const { ca: _, ...strict } = other.settings
  expect(await sendMail(strict, mail, never)).toEqual({ ok: false, error: 'untrusted' })
  const elsewhere = { ...other.settings, host: '127.0.0.1' }
  expect(await sendMail(elsewhere, mail, never)).toEqual({ ok: false, error: 'untrusted' })
  await other.close()
})

test.each<[SmtpFault, string]>([
  ['busy', 'temporary'],
  ['no such mailbox', 'no_mailbox'],
  ['refuses the letter', 'refused'],
  ['drops after DATA', 'unreachable'],
  ['no STARTTLS', 'no_tls'],
  ['injects before TLS', 'unreadable'],
  ['speaks HTTP', 'unreadable'],
  ['talks without end', 'unreadable'],
  ['wrong password', 'unauthorized'],
])('a server that %s is told as %s', async (fault, said) => {
  server.fail(fault)
  expect(await sendMail(server.settings, mail, never)).toEqual({ ok: false, error: said })
})

test.each<SmtpFault>(['no STARTTLS', 'injects before TLS'])(
  'neither password nor letter is said to a server that %s',
  async (fault) => {
    server.fail(fault)
    const before = server.commands.length
    await sendMail(server.settings, mail, never)
    const said = server.commands.slice(before)
    expect(said.filter((line) => !/^(EHLO|STARTTLS|QUIT)/.test(line))).toEqual([])
  },
)

test('a certificate that nobody vouches for is not believed', async () => {
  const { ca: _, ...strict } = server.settings
  expect(await sendMail(strict, mail, never)).toEqual({ ok: false, error: 'untrusted' })
})

test('a server that does not answer is waited for until the caller gives up', async () => {
  server.fail('never answers')
  const gaveUp = AbortSignal.timeout(50)
  expect(await sendMail(server.settings, mail, gaveUp)).toEqual({ ok: false, error: 'timeout' })
})

test('nobody listening is told as unreachable', async () => {
  const gone = await startFakeSmtp()
  await gone.close()
  expect(await sendMail(gone.settings, mail, never)).toEqual({ ok: false, error: 'unreachable' })
})

test.each(['a@b', 'a b@example.org', 'a@example.org\r\nRCPT TO:<x@example.org>', '<a@example.org>', ''])(
  'nothing is sent to %j, which is no address',
  async (to) => {
    const before = server.commands.length
    expect(await sendMail(server.settings, { ...mail, to }, never)).toEqual({
      ok: false,
      error: 'no_mailbox',
    })
    expect(server.commands.length).toBe(before)
  },
)

test('a line break in a subject does not become a header', async () => {
  const from = 'TezBox <a@tezbox.uz>'
  const letter = String(await writeMail({ ...mail, from, subject: 'Hi\r\nBcc: x@example.org' }))
  expect(letter).toContain('Subject: Hi Bcc: x@example.org\r\n')
  expect(letter).not.toMatch(/^Bcc:/m)
})

test('a mail server is one address; its password goes out encrypted, but to this machine', () => {
  const from = { MAIL_FROM: 'TezBox <xabar@tezbox.uz>' }
  expect(readMailSettings({})).toBeUndefined()
  expect(readMailSettings({ ...from, SMTP_URL: 'smtp://me:p%40ss@mail.example.org' })).toMatchObject({
    host: 'mail.example.org',
    port: 587,
    tls: 'asked',
    login: { user: 'me', password: 'p@ss' },
  })
  expect(readMailSettings({ ...from, SMTP_URL: 'smtps://mail.example.org' })).toMatchObject({
    port: 465,
    tls: 'at once',
    login: undefined,
  })
  expect(readMailSettings({ ...from, SMTP_URL: 'smtp://localhost:2525' })).toMatchObject({ tls: 'never' })
  expect(() => readMailSettings({ ...from, SMTP_URL: 'https://mail.example.org' })).toThrow('SMTP_URL')
  expect(() => readMailSettings({ SMTP_URL: 'smtp://mail.example.org' })).toThrow('MAIL_FROM')
})
