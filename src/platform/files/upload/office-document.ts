import { err, ok, type Result } from '#kernel/result.ts'
import { contentOf, keepsItsWord } from '../../zip/zip-contents.ts'
import { readZipDirectory, type ZipEntry } from '../../zip/zip-directory.ts'
import type { DocumentProblem } from './document-problem.ts'

const ODS_MIME = 'application/vnd.oasis.opendocument.spreadsheet'
/** Programs, and files that came along as objects. */
const strangeEntry =
  /(^|\/)(vba\w*\.(bin|xml)|oleObject\w*\.bin)$|(^|\/)(embeddings|activeX|ctrlProps|Basic|Scripts)\/|\.(exe|dll|scr|js|vbs|wsf|hta|bat|cmd|ps1|lnk|swf|html?|mht|rtf)$/i

/** Of what is read here whole; the text of a letter is a tenth of it. */
const MOST_XML_BYTES = 8 * 1024 * 1024

/** Word and Calc files are archives of XML: no program, no other file, nothing that is fetched when they are opened. */
export async function checkOfficeZip(bytes: Buffer): Promise<Result<'docx' | 'ods', DocumentProblem>> {
  const directory = readZipDirectory(bytes)
  if (!directory.ok) {
    return err({ code: directory.error === 'damaged' ? 'file_unreadable' : 'file_unsafe' })
  }
  const entries = directory.value
  const names = entries.map(({ name }) => name.toLowerCase())
  if (new Set(names).size !== names.length) return err({ code: 'file_unsafe' })
  if (names.some((name) => strangeEntry.test(name))) return err({ code: 'file_unsafe' })
  const type = officeType(entries)
  if (!type) return err({ code: 'file_type_unsupported' })
  if (!(await keepsItsWord(entries))) return err({ code: 'file_unsafe' })
  return (await isQuiet(entries, type)) ? ok(type) : err({ code: 'file_unsafe' })
}

function officeType(entries: readonly ZipEntry[]): 'docx' | 'ods' | undefined {
  const has = (wanted: string) => entries.some(({ name }) => name === wanted)
  if (has('[Content_Types].xml') && has('word/document.xml')) return 'docx'
  const first = entries[0]
  const isOds = first?.name === 'mimetype' && !first.isDeflated && first.data.equals(Buffer.from(ODS_MIME))
  return isOds && has('content.xml') ? 'ods' : undefined
}

async function isQuiet(entries: readonly ZipEntry[], type: 'docx' | 'ods'): Promise<boolean> {
  const rules = type === 'docx' ? actsInWord : actsInCalc
  for (const entry of entries) {
    if (!/\.(xml|rels)$/i.test(entry.name)) continue
    const content = await contentOf(entry, MOST_XML_BYTES)
    if (content === undefined) return false
    const xml = plainXml(content)
    if (xml === undefined || rules(entry.name, xml)) return false
  }
  return true
}

/** As a program reads it; undefined for what office programs do not write: other encodings, entities of its own. */
function plainXml(content: Buffer): string | undefined {
  if (content.includes(0)) return undefined
  const text = content
    .toString('latin1')
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCharCode(Number(hex ? `0x${hex}` : decimal)),
    )
  return /<!(?:DOCTYPE|ENTITY)/i.test(text) ? undefined : text
}

const strangeType = /macroEnabled|vbaProject|oleObject|activeX|ms-office\.vba/i
const strangeRelation = /relationships\/(?:vbaProject|oleObject|control|package|aFChunk|subDocument|frame)\b/i
/** Word asks for these when it opens a letter, or runs them. */
const strangeField = /\b(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|DATABASE|MACROBUTTON)\b/i

function actsInWord(name: string, xml: string): boolean {
  if (/^\[Content_Types\]\.xml$/i.test(name)) return strangeType.test(xml)
  if (/\.rels$/i.test(name))
    return [...xml.matchAll(/<\w*:?Relationship\b[^>]*/g)].some(([tag]) => reachesOut(tag))
  // A field may be told in pieces, a run each.
  const fields = [
    ...[...xml.matchAll(/<w:instrText\b[^>]*>([^<]*)/g)].map(([, words = '']) => words),
    ...[...xml.matchAll(/<w:fldSimple\b[^>]*?w:instr\s*=\s*["']([^"']*)/g)].map(
      ([, words = '']) => ` ${words} `,
    ),
  ].join('')
  return strangeField.test(fields) || /<w:(?:object|control|altChunk|subDoc)\b|<o:OLEObject\b/.test(xml)
}

/** A link that a person presses may lead out; nothing else may. */
function reachesOut(relation: string): boolean {
  if (strangeRelation.test(relation)) return true
  if (!/TargetMode\s*=\s*["']\s*External/i.test(relation)) return false
  return (
    !/relationships\/hyperlink["']/i.test(relation) ||
    !/Target\s*=\s*["'](?:https?:\/\/|mailto:|tel:)/i.test(relation)
  )
}

function actsInCalc(_name: string, xml: string): boolean {
  return (
    /<script:|<office:script\b|<script:event-listener|<draw:object-ole\b|<draw:(?:plugin|applet)\b/i.test(
      xml,
    ) ||
    /<(?:table:dde-link|office:dde-source|table:table-source|table:cell-range-source|manifest:encryption-data)\b/i.test(
      xml,
    ) ||
    /xlink:href\s*=\s*["'](?:vnd\.sun\.star|macro:|javascript:|file:|\\\\|service:)/i.test(xml) ||
    /\b(?:WEBSERVICE|DDE)\s*\(/i.test(xml)
  )
}
