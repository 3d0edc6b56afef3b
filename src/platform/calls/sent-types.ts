/** The types a picture can be sent as. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const pdfType = 'application/pdf'

/** For label and receipt printers that set the letters themselves (ZPL). */
export const zplType = 'application/octet-stream'

/** The types a paper can have that people send us (SPEC section 5). */
export const documentTypes = {
  pdf: pdfType,
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  doc: 'application/msword',
  csv: 'text/csv',
} as const

export const documentMimes = Object.values(documentTypes)

/** The types a table can be sent as. */
export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: pdfType,
} as const
