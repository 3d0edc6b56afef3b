import { createHash } from 'node:crypto'
import { err, ok, type Result } from '#kernel/result.ts'
import { BUSY, type WorkQueue } from '#platform/work-queue/work-queue.ts'
import type { FileErrorCode, FileFailure } from '../errors.ts'
import { extensionOf, type FileType, fileTypes, fitsType } from '../file-types.ts'
import { type Purpose, type PurposeRule, ruleOf } from '../purposes.ts'
import { checkDocument } from './document.ts'
import { reencodeImage } from './image.ts'
import type { MemoryBudget } from './memory-budget.ts'
import { withBytes } from './read-capped.ts'
import { sheetType } from './sheet-type.ts'
import { type Sniffed, sniff } from './sniff.ts'

export type Upload = {
  purpose: Purpose
  stream: AsyncIterable<Uint8Array>
  /** Only ever compared with the content; nothing is stored, served or decided by it. */
  declaredName?: string | undefined
}

/** What may be kept: the picture drawn anew, or the document as it came. */
export type Examined = {
  bytes: Buffer
  type: FileType
  width: number | undefined
  height: number | undefined
  /** Of what was sent, not of what is kept: tells whether the same upload came twice. */
  receivedSha256: string
}

export type Workshop = { budget: MemoryBudget; queue: WorkQueue }

/** Reads an upload to its end or its cap, finds out what it is, and makes it harmless. */
export async function examineUpload<T>(
  { budget, queue }: Workshop,
  { purpose, stream, declaredName }: Upload,
  use: (examined: Examined) => Promise<Result<T, FileFailure>>,
): Promise<Result<T, FileFailure>> {
  const rule = ruleOf(purpose)
  const result = await withBytes(stream, { maxBytes: rule.maxBytes, budget }, async (bytes) => {
    if (bytes.length === 0) return err({ code: 'file_required' as const })
    const examined = await queue.run(() => examine(bytes, rule, declaredName))
    if (examined === BUSY) return err({ code: 'uploads_busy' as const })
    if (!examined.ok) return examined
    const receivedSha256 = createHash('sha256').update(bytes).digest('hex')
    return use({ ...examined.value, receivedSha256 })
  })
  return result.ok ? result : err(withFacts(result.error, rule))
}

async function examine(
  bytes: Buffer,
  rule: PurposeRule,
  declaredName: string | undefined,
): Promise<Result<Omit<Examined, 'receivedSha256'>, FileFailure>> {
  const extension = extensionOf(declaredName ?? '')
  if (rule.isTable) return examineTable(bytes, rule, extension)
  const sniffed = sniff(bytes)
  if (sniffed === 'heic') return err({ code: rule.image ? 'image_heic' : strangerCode(extension, rule) })
  if (sniffed === undefined || !mayBe(sniffed, rule)) return err({ code: strangerCode(extension, rule) })
  if (sniffed === 'jpeg' || sniffed === 'png' || sniffed === 'webp') {
    if (rule.image === undefined) return err({ code: strangerCode(extension, rule) })
    if (extension !== undefined && !fitsType(extension, sniffed)) return err({ code: 'file_type_mismatch' })
    return reencodeImage(bytes, sniffed, rule.image)
  }
  const checked = await checkDocument(bytes, sniffed)
  if (!checked.ok) {
    return checked.error.code === 'file_type_unsupported'
      ? err({ code: strangerCode(extension, rule) })
      : checked
  }
  const type = checked.value
  if (!rule.types.includes(type)) return err({ code: strangerCode(extension, rule) })
  if (extension !== undefined && !fitsType(extension, type)) return err({ code: 'file_type_mismatch' })
  return ok({ bytes, type, width: undefined, height: undefined })
}

function examineTable(
  bytes: Buffer,
  rule: PurposeRule,
  extension: string | undefined,
): Result<Omit<Examined, 'receivedSha256'>, FileFailure> {
  const type = sheetType(bytes)
  if (type === 'unreadable') return err({ code: 'file_unreadable' })
  if (type === undefined) return err({ code: strangerCode(extension, rule) })
  return ok({ bytes, type, width: undefined, height: undefined })
}

/** Saves the closer look at containers that could not turn out right anyway. */
function mayBe(sniffed: Exclude<Sniffed, 'heic'>, { types }: PurposeRule): boolean {
  switch (sniffed) {
    case 'zip':
      return types.includes('docx') || types.includes('ods')
    case 'ole':
      return types.includes('doc')
    case 'text':
      return types.includes('csv')
    default:
      return types.includes(sniffed)
  }
}

/** A name that promised a type we take makes it a mismatch; otherwise it is simply a type we do not take. */
function strangerCode(extension: string | undefined, { types }: PurposeRule): FileErrorCode {
  const promised = extension !== undefined && types.some((type) => fitsType(extension, type))
  return promised ? 'file_type_mismatch' : 'file_type_unsupported'
}

/** The figures that a message needs to say what would be accepted. */
function withFacts(failure: FileFailure, rule: PurposeRule): FileFailure {
  switch (failure.code) {
    case 'file_too_large':
      return { ...failure, values: { max: String(rule.maxBytes / 1024 / 1024) } }
    case 'file_type_unsupported':
    case 'file_type_mismatch':
      // A picture's extension is nothing that people see; of papers it is what they can check.
      return { code: rule.image ? failure.code : 'file_extension_wrong', values: { types: typeNames(rule) } }
    default:
      return failure
  }
}

const typeNames = ({ types }: PurposeRule) =>
  types.map((type) => fileTypes[type].extensions[0].toUpperCase()).join(', ')
