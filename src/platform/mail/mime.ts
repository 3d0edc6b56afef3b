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

/** A letter as it goes over the wire: plain text and HTML, both base64, so that every server carries it unchanged. */
export async function writeMail(mail: Mail): Promise<Buffer> {
  // Loaded with the first letter: most processes never write any.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  return new MailComposer({
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    date: mail.at,
    messageId: `<${mail.id}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    text: unchanged(mail.text),
    html: unchanged(mail.html),
    textEncoding: 'base64',
    // What we write is all that goes out: nothing is fetched to be put in.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/** In base64 the lines of a text end as in all mail (RFC 2045, section 6.8). */
const unchanged = (text: string) => ({
  content: text.replace(/\r?\n/g, '\r\n'),
  contentTransferEncoding: 'base64',
})
