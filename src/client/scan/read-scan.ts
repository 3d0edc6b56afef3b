import { checkDigit, outOfLink, parseTrackingCode } from '#kernel/tracking-code.ts'

/** Whatever a camera, a scanner or a thumb gives us. */
export type Scanned =
  | Readonly<{ kind: 'parcel'; code: string }>
  | Readonly<{ kind: 'order'; code: string }>
  | Readonly<{ kind: 'bag'; code: string }>
  | Readonly<{ kind: 'unreadable' }>

const gaps = /[\s\p{Pd}]/gu

/** A tracking code (or our link that ends in one), an order's number, or the code of a bag: `BG`, ten digits and their check. */
export function readScan(text: string): Scanned {
  const parcel = parseTrackingCode(outOfLink(text))
  if (parcel.ok) return { kind: 'parcel', code: parcel.value }
  const written = text.replace(gaps, '').toUpperCase()
  if (/^[1-9]\d{7}$/.test(written)) return { kind: 'order', code: written }
  const bag = /^BG(\d{10})(\d)$/.exec(written)
  if (bag?.[1] !== undefined && checkDigit(bag[1]) === Number(bag[2])) return { kind: 'bag', code: written }
  return { kind: 'unreadable' }
}
