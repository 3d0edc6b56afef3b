import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { err, ok, type Result } from '#kernel/result.ts'
import type { DocumentProblem } from './document-problem.ts'
import { holdsMarkup } from './markup.ts'

const inflated = promisify(inflate)

const END_WITHIN = 1024
/** Of all object streams together; those of a letter are a few hundred kilobytes. */
const MOST_INFLATED_BYTES = 16 * 1024 * 1024
/** A dictionary of a stream is a line or two. */
const DICTIONARY_WITHIN = 4096

/** What runs, calls out, or brings another file along; a link that a person presses is none of these. */
const dangers =
  'JavaScript|JS|Launch|SubmitForm|ImportData|GoToE|Rendition|RichMedia\\w*|EmbeddedFiles?|XFA|FileAttachment'
const dangerous = [
  // As the value of a key, which may touch it: /S/JavaScript.
  new RegExp(`/(?:S|Type|Subtype)\\s*/(?:${dangers})(?![A-Za-z0-9])`),
  // As a key or alone; not behind a letter: a person may write HTML/JavaScript in the title.
  new RegExp(`(?<![A-Za-z0-9])/(?:${dangers})(?![A-Za-z0-9])`),
  /\/(?:JS|XFA|EmbeddedFiles|JavaScript)\s*(?:\(|<|\[|\d+\s+\d+\s+R)/,
  /\/EF\s*(?:<<|\d+\s+\d+\s+R)/,
  // Where a page opens is a place; anything else at opening is an action.
  /\/OpenAction\s*<<(?![^>]{0,200}\/GoTo(?![A-Za-z]))/,
]

/**
 * A PDF is kept as it came, so nothing in it may act. Names are read as a viewer reads them (`#4a` is J), with comments and
 * without, in what lies open and in object streams; what cannot be looked into, because it is encrypted or packed in a way
 * that no office program uses, is refused.
 */
export async function checkPdf(bytes: Buffer): Promise<Result<'pdf', DocumentProblem>> {
  const isWhole =
    /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-END_WITHIN).includes('%%EOF')
  if (!isWhole) return err({ code: 'file_unreadable' })
  const text = bytes.toString('latin1')
  if (holdsMarkup(text)) return err({ code: 'file_unsafe' })
  const { open, streams } = apart(text)
  if (/\/Encrypt(?![A-Za-z0-9])/.test(readName(open))) return err({ code: 'file_unreadable' })
  if (acts(open)) return err({ code: 'file_unsafe' })
  let room = MOST_INFLATED_BYTES
  for (const { dictionary, from, to } of streams) {
    // What calls itself a stream and has objects in it is a hiding place, or a text about PDF.
    const content = text.slice(from, to)
    if (/\d\s+\d+\s+obj\b/.test(content) && acts(content)) return err({ code: 'file_unsafe' })
    if (!holdsObjects(dictionary)) continue
    const objects = await objectsIn(bytes.subarray(from, to), dictionary, room)
    if (objects === undefined || acts(objects)) return err({ code: 'file_unsafe' })
    room -= objects.length
  }
  return ok('pdf')
}

type Stream = { dictionary: string; from: number; to: number }

/** What lies open, and the streams with what is said before each. */
function apart(text: string): { open: string; streams: Stream[] } {
  const begins = />>\s*stream\r?\n/g
  const open: string[] = []
  const streams: Stream[] = []
  let at = 0
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const from = found.index + found[0].length
    const end = text.indexOf('endstream', from)
    const to = end === -1 ? text.length : end
    const before = text.slice(Math.max(at, found.index - DICTIONARY_WITHIN), from)
    streams.push({ dictionary: readName(before.slice(before.lastIndexOf('obj') + 1)), from, to })
    open.push(text.slice(at, from))
    at = to
    begins.lastIndex = to
  }
  open.push(text.slice(at))
  return { open: open.join(' '), streams }
}

const holdsObjects = (dictionary: string) => /\/ObjStm(?![A-Za-z])|\/First\s*\d/.test(dictionary)

async function objectsIn(data: Buffer, dictionary: string, room: number): Promise<string | undefined> {
  const [filter, ...more] = dictionary.match(/\/\w+Decode|\/Fl(?![A-Za-z])|\/Crypt(?![A-Za-z])/g) ?? []
  if (filter === undefined) return data.length > room ? undefined : data.toString('latin1')
  if (filter !== '/FlateDecode' || more.length > 0 || room <= 0) return undefined
  try {
    const objects = await inflated(data, { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH })
    return objects.toString('latin1')
  } catch {
    return undefined
  }
}

const readName = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function acts(text: string): boolean {
  const read = readName(text)
  const bare = read.replace(/%[^\r\n]*/g, ' ')
  return dangerous.some((danger) => danger.test(read) || danger.test(bare))
}
