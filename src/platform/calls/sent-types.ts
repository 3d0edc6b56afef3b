/** The types a picture can be sent as. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const pdfType = 'application/pdf'

/** The types a table can be sent as. */
export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: pdfType,
} as const
