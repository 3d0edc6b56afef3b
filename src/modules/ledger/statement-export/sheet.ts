import type { Locale } from '#platform/i18n/locales.ts'

/** A statement as every format writes it: facts, and the words for them in the person's language. */
export type Sheet = Readonly<{
  locale: Locale
  madeAt: Date
  holder: string
  period: string
  opening: number
  closing: number
  cameIn: number
  /** Below zero. */
  wentOut: number
  /** Oldest first. */
  lines: readonly SheetLine[]
  words: SheetWords
}>

export type SheetLine = Readonly<{
  at: Date
  title: string
  about: string
  amount: number
  balanceAfter: number
}>

export type SheetWords = Readonly<
  Record<
    | 'title'
    | 'holder'
    | 'period'
    | 'made'
    | 'opening'
    | 'closing'
    | 'cameIn'
    | 'wentOut'
    | 'date'
    | 'what'
    | 'number'
    | 'amount'
    | 'balance'
    | 'nothing',
    string
  >
>
