import { extensionOf, type FileType, fileTypes, fitsType } from '../file-types.ts'

const LONGEST_NAME = 100

/** Separators, controls, quotes, and the marks that turn `fdp.exe` round to look like `exe.pdf`. */
const unwelcome = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]/gu

/** Where endings are hidden, `cv.exe.pdf` is shown as a program. */
const programEnding = /\.(exe|scr|com|bat|cmd|pif|msi|js|vbs|wsf|hta|ps1|lnk|jar|html?|svg)$/i

const knownTypes = Object.keys(fileTypes) as FileType[]

/** A sender's name for a document, made safe to show and to offer for saving; the ending is always ours. */
export function displayName(declared: string | undefined, type: FileType): string | undefined {
  const base = declared?.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const extension = extensionOf(base)
  const isOurs = extension !== undefined && knownTypes.some((known) => fitsType(extension, known))
  const stem = isOurs ? base.slice(0, -extension.length - 1) : base
  const clean = Array.from(stem.replace(unwelcome, ' ').replace(/\s+/g, ' ').replace(programEnding, '_$1'))
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return clean === '' ? undefined : `${clean}.${fileTypes[type].extensions[0]}`
}
