import { encode } from 'uqr'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { qrPath } from '#ui/show/qr-path.ts'

/** `path` draws the squares, `size` of them a side; the address stands below for those who type. */
export type PageCode = Readonly<{ path: string; size: number; address: string }>

/** Leads a camera to a page, in the language of whoever shows it. Drawn on the server: no encoder travels. */
export function codeOf(path: string, origin: string, locale: Locale): PageCode {
  const address = origin + localizedPath(locale, path)
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  return { path: qrPath(data), size, address }
}
