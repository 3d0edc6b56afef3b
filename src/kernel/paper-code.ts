import { checkDigit, readOff } from './tracking-code.ts'

/** What a paper is about. A receipt carries the code of its parcel instead. */
export const paperKinds = { runSheet: 'RS', manifest: 'TM', act: 'HA' } as const
export type PaperKind = keyof typeof paperKinds
export type PaperCode = Readonly<{ kind: PaperKind; id: number }>

const digits = 10

/** Two letters, the number of the courier, trip or hand-over in ten digits, and their check digit. */
export function paperCode({ kind, id }: PaperCode): string {
  const body = String(id).padStart(digits, '0')
  return `${paperKinds[kind]}${body}${checkDigit(body)}`
}

const pattern = /^([A-Z]{2})(\d{10})(\d)$/

/** As a scanner reads it off a paper; undefined when it is the code of something else. */
export function readPaperCode(text: string): PaperCode | undefined {
  const [, letters, body = '', check] = pattern.exec(readOff(text).toUpperCase()) ?? []
  const kind = (Object.keys(paperKinds) as PaperKind[]).find((one) => paperKinds[one] === letters)
  return kind && String(checkDigit(body)) === check ? { kind, id: Number(body) } : undefined
}
