import { createContext, useContext } from 'react'
import { defaultLocale, type Locale } from '#platform/i18n/locales.ts'

/** What a screen knows of where it stands, whichever app it belongs to. */
export type Surroundings = {
  locale: Locale
  /** What links that are given to others begin with. */
  siteUrl: string
  /** Undefined: the map is drawn from what we have ourselves. */
  mapTilesUrl: string | undefined
}

const SurroundingsContext = createContext<Surroundings>({
  locale: defaultLocale,
  siteUrl: '',
  mapTilesUrl: undefined,
})
export const SurroundingsProvider = SurroundingsContext.Provider

export const useSurroundings = () => useContext(SurroundingsContext)
export const useLocale = () => useSurroundings().locale
