import { isSmallTalk } from './small-talk.ts'
import { readMessage } from './tokens.ts'

/** A message as it was pasted. */
export type Pasted = Readonly<{ author: string | null; time: string | null; text: string; isOwn: boolean }>

const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?`
const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
const dayWord =
  'today|yesterday|bugun|kecha|сегодня|вчера|бугун|кеча|(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*|пн|вт|ср|чт|пт|сб|вс|(?:du|se|chor|pay)shanba|juma|shanba|yakshanba'
const day = String.raw`(?:${date}|\p{L}{3,12}\.?,?\s\d{1,2}(?:,?\s\d{4})?|\d{1,2}[\s-]\p{L}{3,10}\.?(?:,?\s\d{4})?|${dayWord})`
const stamp = String.raw`(?:${day},?\s+(?:at\s|soat\s|в\s)?)?${clock}`
const author = String.raw`(?<author>[^\n:[\]]{1,60}?)`

/** How messengers write who has written and when, above the text or before it on the same line. */
const headers: readonly RegExp[] = [
  // Telegram on a computer: "Nilufar, [16.11.2026 9:12]"
  new RegExp(String.raw`^${author},?\s*\[(?<time>${stamp})\]:?\s*$`, 'u'),
  // WhatsApp: "[16.11.2026, 09:12:33] Nilufar: text", "16.11.2026, 09:12 - Nilufar: text"
  new RegExp(String.raw`^\u200e?\[(?<time>${stamp})\]\s*${author}:\s?(?<rest>.*)$`, 'u'),
  new RegExp(String.raw`^\u200e?(?<time>${date},?\s+${clock})\s[-–]\s${author}:\s?(?<rest>.*)$`, 'u'),
  // "Nilufar, 9:12", "Nilufar 16.11.2026 9:12"
  new RegExp(String.raw`^${author}(?:,\s*(?<time>${stamp})|\s{1,3}(?<time>${date},?\s+${clock})):?\s*$`, 'u'),
]
/** A line of nothing but a time, as pages of messengers give it. */
const timeAlone = new RegExp(String.raw`^\s*(?<time>${stamp})\s*$`, 'iu')
const ownWords =
  /^(?:you(?: sent)?|siz(?: yubordingiz)?|вы(?: отправили)?|сиз(?: юбордингиз)?|you replied.*|men|я)$/i
/** What messengers write in place of the name of whoever copies the chat. */
export const isOwnWord = (author: string) => ownWords.test(author)
/** What messengers say beside the messages. */
const chrome = new RegExp(
  [
    String.raw`^(?:seen|edited|reply|liked a message|reacted .* to your message|original message:?|просмотрено|изменено|ответить|отправлено|oʻqildi)\.?$`,
    String.raw`^\[?\s*(?:forwarded (?:from|message)|переслан\S*|uzatilgan)[^\n]*$`,
    String.raw`^[<[]?\s*(?:photo|video|фото\S*|видео\S*|rasm|sticker|стикер|voice message|голосовое сообщение|media omitted|без медиафайлов|image omitted)\s*[>\]]?$`,
    String.raw`^${date},?\s+${clock}\s[-–]\s[^:]*$`,
  ].join('|'),
  'iu',
)
const nick = /^@?[a-z0-9][a-z0-9._]{2,29}$/i
const mostMessages = 10_000

/** The messages of a pasted text; one without any sign of who and when is parted at its blank lines. */
export function splitChat(text: string): Pasted[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200e\u200f\ufeff]/g, '')
    .split('\n')
  const found = byHeaders(lines) ?? byTimes(lines) ?? byNames(lines) ?? byBlankLines(lines)
  return found.filter((message) => message.text !== '').slice(0, mostMessages)
}

type Open = { author: string | null; time: string | null; lines: string[] }

const closed = ({ author, time, lines }: Open): Pasted => ({
  author,
  time,
  text: lines.join('\n').trim(),
  isOwn: author !== null && isOwnWord(author),
})

function byHeaders(lines: readonly string[]): Pasted[] | undefined {
  const open: Open[] = []
  for (const line of lines) {
    if (chrome.test(line.trim())) continue
    const found = headerOf(line)
    if (found)
      open.push({
        author: found.author,
        time: found.time,
        lines: chrome.test(found.rest) ? [] : [found.rest],
      })
    else if (open.length === 0 && line.trim() !== '') open.push({ author: null, time: null, lines: [line] })
    else open.at(-1)?.lines.push(line)
  }
  return open.some(({ time }) => time !== null) ? open.map(closed) : undefined
}

function headerOf(line: string): { author: string; time: string; rest: string } | undefined {
  if (timeAlone.test(line)) return undefined
  for (const header of headers) {
    const groups = header.exec(line.trim())?.groups
    const author = groups?.author?.trim()
    if (author && groups?.time && isAuthor(author))
      return { author, time: groups.time, rest: groups.rest ?? '' }
  }
  return undefined
}

/** Names have letters, or are a phone; sentences with a time at their end are none. */
const isAuthor = (text: string) =>
  text.split(/\s+/).length <= 5 &&
  (/\p{L}/u.test(text) || /^\+?[\d\s()-]{7,20}$/.test(text)) &&
  !/[.!?;]\s/.test(text)

/** As copied from a page: a name, the text, a time, each on lines of their own. */
function byTimes(given: readonly string[]): Pasted[] | undefined {
  const lines = given.map((line) => line.trim()).filter((line) => !chrome.test(line))
  if (!lines.some((line) => timeAlone.test(line))) return undefined
  const open: Open[] = []
  let current: Open = { author: null, time: null, lines: [] }
  const begin = (author: string | null, time: string | null) => {
    if (current.lines.length > 0) open.push(current)
    current = { author, time, lines: [] }
  }
  let isFresh = true
  for (const line of lines) {
    const time = timeAlone.exec(line)?.groups?.time
    if (time) begin(current.author, time)
    else if (ownWords.test(line) || (isFresh && isNick(line, lines))) begin(line, current.time)
    else if (line !== '') current.lines.push(line)
    // A name stands first, after a time, or after a blank line; never right after another name.
    isFresh = time !== undefined || line === ''
  }
  begin(null, null)
  return open.map(closed)
}

/** A word of letters alone is one only if it comes again. */
const isNick = (line: string, lines: readonly string[]) =>
  nick.test(line) &&
  /[a-z]/i.test(line) &&
  (/[._\d]/.test(line) || lines.indexOf(line) !== lines.lastIndexOf(line))

const nameLine = /^(?<author>\p{Lu}[\p{L}'’ʻʼ`.\s]{1,30}):$/u

/** As copied on a phone: a name and a colon above every message. */
function byNames(lines: readonly string[]): Pasted[] | undefined {
  const open: Open[] = []
  for (const line of lines) {
    const author = nameLine.exec(line.trim())?.groups?.author
    if (chrome.test(line.trim())) continue
    if (author !== undefined && isSmallTalk(readMessage(author).tokens[0])) return undefined
    if (author !== undefined) open.push({ author, time: null, lines: [] })
    else if (open.length === 0 && line.trim() !== '') return undefined
    else open.at(-1)?.lines.push(line)
  }
  return open.length > 1 ? open.map(closed) : undefined
}

function byBlankLines(lines: readonly string[]): Pasted[] {
  const blocks = lines
    .join('\n')
    .split(/\n(?:\s*\n|\s*[-–—=_*]{3,}\s*\n)+/)
    .map((block) => block.trim())
  return joinForms(blocks).map((text) => ({ author: null, time: null, text, isOwn: false }))
}

const labelLine = /^[^\n:]{2,24}:[^\n]*$/

/** A form with blank lines between its lines is one message. */
function joinForms(blocks: readonly string[]): string[] {
  const joined: string[] = []
  const seen = new Set<string>()
  for (const block of blocks) {
    const label = labelLine.test(block) ? block.slice(0, block.indexOf(':')).toLowerCase() : undefined
    const before = joined.at(-1)
    if (label !== undefined && before !== undefined && seen.size > 0 && !seen.has(label))
      joined[joined.length - 1] = `${before}\n${block}`
    else {
      joined.push(block)
      seen.clear()
    }
    if (label !== undefined) seen.add(label)
  }
  return joined
}
