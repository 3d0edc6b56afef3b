import { assert } from '#kernel/assert.ts'

export type Mail = Readonly<{
  /** `TezBox <xabar@tezbox.uz>`. */
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** The same for every try: a server that gets a letter twice can tell. */
  id: string
  at: Date
  /** Further headers, in plain ASCII. */
  headers?: Readonly<Record<string, string>>
}>

/** One address and nothing else, so that no letter can be led elsewhere. International local parts are left out. */
const addressShape = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/
const LONGEST_ADDRESS = 254
export const isMailAddress = (text: string) => text.length <= LONGEST_ADDRESS && addressShape.test(text)

/** The bare address in `Name <address>`. */
export const addressIn = (mailbox: string) => /<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox

const CRLF = '\r\n'
/** Of base64 in a line (RFC 2045), and of bytes that become one encoded word (RFC 2047). */
const LINE = 76
const WORD_BYTES = 42

/** A letter as it goes over the wire: plain text and HTML, both base64, so that every server carries it unchanged. */
export function writeMail(mail: Mail): string {
  const boundary = `=_${Buffer.from(mail.id).toString('hex').slice(0, 24)}`
  const headers = {
    From: mailbox(mail.from),
    To: mail.to,
    Subject: encoded(mail.subject),
    Date: mail.at.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${mail.id}>`,
    'MIME-Version': '1.0',
    'Auto-Submitted': 'auto-generated',
    ...mail.headers,
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  }
  const lines = Object.entries(headers).map(([name, value]) => {
    assert(/^[\x20-\x7e\r\n\t]*$/.test(value) && !/\n(?![ \t])/.test(value), `${name} is no header`)
    return `${name}: ${value}`
  })
  const parts = [part('text/plain', mail.text), part('text/html', mail.html)]
  return [...lines, '', ...parts.map((one) => `--${boundary}${CRLF}${one}`), `--${boundary}--`, ''].join(CRLF)
}

function part(type: string, text: string): string {
  const body = Buffer.from(text.replace(/\r?\n/g, CRLF)).toString('base64')
  const lines = body.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', ...lines, ''].join(
    CRLF,
  )
}

function mailbox(text: string): string {
  const address = addressIn(text)
  const name = text.slice(0, text.lastIndexOf('<')).trim()
  return address === text ? address : `${encoded(name)} <${address}>`
}

/** Other than ASCII goes in encoded words, each of whole letters. */
function encoded(text: string): string {
  const flat = text.replace(/[\r\n]+/g, ' ')
  if (/^[\x20-\x7e]*$/.test(flat)) return flat
  const words: string[] = ['']
  for (const letter of flat) {
    const last = words.length - 1
    const longer = (words[last] ?? '') + letter
    if (Buffer.byteLength(longer) > WORD_BYTES) words.push(letter)
    else words[last] = longer
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join(`${CRLF} `)
}
