import { createContext, useContext } from 'react'
import { defaultLocale, type Locale } from '#platform/i18n/locales.ts'

/** What a screen knows of where it stands, whichever app it belongs to. */
export type Surroundings = {
  locale: Locale
  /** What links that are given to others begin with. */
  siteUrl: string
  /** Undefined: the map is drawn from what we have ourselves. */
  mapTilesUrl: string | undefined
  /** Of our own tiles, `/tiles/{z}/{x}/{y}?v=`: with it they are kept for ever. Undefined: they are asked for without. */
  mapVersion: string | undefined
}

const SurroundingsContext = createContext<Surroundings>({
  locale: defaultLocale,
  siteUrl: '',
  mapTilesUrl: undefined,
  mapVersion: undefined,
})
export const SurroundingsProvider = SurroundingsContext.Provider

export const useSurroundings = () => useContext(SurroundingsContext)
export const useLocale = () => useSurroundings().locale
