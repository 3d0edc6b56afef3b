import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Site } from '../../../server/site.server.ts'
import { type Counted, type LivingFigure, livingFigures } from './figure-floors.ts'
import type { ToldFigures } from './living-figures.tsx'

/** The band as it is read; undefined while there is too little to tell. */
export function tellFigures(
  counts: Counted,
  locale: Locale,
  translate: Site['translate'],
): ToldFigures | undefined {
  const shown = livingFigures(counts)
  if (shown.length === 0) return undefined
  const tell = (figure: LivingFigure) => told(figure, locale, translate)
  return { label: translate(locale, 'homeFigures.label'), rows: shown.map(tell) }
}

function told(figure: LivingFigure, locale: Locale, translate: Site['translate']) {
  const { number } = formatter(locale)
  switch (figure.name) {
    case 'delivered': {
      const { count } = figure
      return { value: number(count), words: translate(locale, 'homeFigures.delivered', { count }) }
    }
    case 'places': {
      const { count } = figure
      return { value: number(count), words: translate(locale, 'homeFigures.places', { count }) }
    }
    case 'onTime': {
      const value = translate(locale, 'homeFigures.percent', { number: number(figure.percent) })
      return { value, words: translate(locale, 'homeFigures.onTime') }
    }
    case 'rating': {
      const { stars, count } = figure
      const words = translate(locale, 'homeFigures.rating', { count, text: number(count) })
      return { value: number(stars, 1), words }
    }
  }
}
