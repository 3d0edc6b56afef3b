import type { CSSProperties } from 'react'
import { tashkentDay } from '#kernel/tashkent.ts'
import { dayBefore, type VisitLanguage, visitLanguages } from '#modules/content/domain/visits/visit.ts'

export const visitSpans = ['7', '30', '90'] as const
export type VisitSpan = (typeof visitSpans)[number]

/** What the address says; a month, whatever else it says. */
export const spanIn = (params: URLSearchParams): VisitSpan =>
  visitSpans.find((span) => span === params.get('days')) ?? '30'

/** The days that end today. */
export function daysOf(span: VisitSpan, now: Date): { from: string; to: string } {
  const to = tashkentDay(now)
  return { from: dayBefore(to, Number(span) - 1), to }
}

/** Most used first. */
export const languagesByUse = (counts: Readonly<Record<VisitLanguage, number>>): readonly VisitLanguage[] =>
  [...visitLanguages].sort((one, other) => counts[other] - counts[one])

export const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** A round number not below the highest day: the top line of the chart. */
export function roundTop(highest: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest))))
  const top = [1, 2, 2.5, 5, 10].map((times) => times * step).find((value) => value >= highest) ?? highest
  return Math.max(4, Math.ceil(top))
}

/** For the styles, which draw a bar of it. */
export const shared = (share: number) => ({ '--share': share }) as CSSProperties
