import { documentTypes as mimes, sheetTypes } from '#platform/calls/sent-types.ts'

/** Every type a stored file can have. Answers take their Content-Type from here, never from the sender. */
export const fileTypes = {
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { mime: 'image/png', extensions: ['png'] },
  webp: { mime: 'image/webp', extensions: ['webp'] },
  pdf: { mime: mimes.pdf, extensions: ['pdf'] },
  docx: { mime: mimes.docx, extensions: ['docx'] },
  ods: { mime: mimes.ods, extensions: ['ods'] },
  doc: { mime: mimes.doc, extensions: ['doc'] },
  csv: { mime: mimes.csv, extensions: ['csv'] },
  xlsx: { mime: sheetTypes.xlsx, extensions: ['xlsx'] },
  xls: { mime: 'application/vnd.ms-excel', extensions: ['xls'] },
} as const satisfies Record<string, FileTypeRow>

type FileTypeRow = { mime: string; extensions: readonly [string, ...string[]] }

export type FileType = keyof typeof fileTypes

export type ImageType = 'jpeg' | 'png' | 'webp'

export type DocumentType = Exclude<FileType, ImageType>

export const imageTypes = ['jpeg', 'png', 'webp'] as const satisfies readonly ImageType[]

export const documentTypes = ['pdf', 'docx', 'ods', 'doc', 'csv'] as const satisfies readonly DocumentType[]

export const tableTypes = ['xlsx', 'ods', 'xls', 'csv'] as const satisfies readonly DocumentType[]

export const isImage = (type: FileType): type is ImageType => imageTypes.some((image) => image === type)

/** What follows the last dot, in lower case; undefined when the name has none. */
export function extensionOf(name: string): string | undefined {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 ? name.slice(dot + 1).toLowerCase() : undefined
}

export function fitsType(extension: string, type: FileType): boolean {
  return (fileTypes[type].extensions as readonly string[]).includes(extension)
}
