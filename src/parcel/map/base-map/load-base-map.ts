import type { Locale } from '#platform/i18n/locales.ts'
import bordersUrl from './borders.json?url'
import townsEn from './towns-en.json?url'
import townsOz from './towns-oz.json?url'
import townsRu from './towns-ru.json?url'
import townsUz from './towns-uz.json?url'

/** A shape with holes: the first ring is its outline. Rings and lines are packed, see packed-line.ts of geo. */
type Area = readonly string[]

export type Borders = {
  readonly regions: readonly {
    readonly id: number
    /** Where there is most room for the name; longitude first. */
    readonly label: readonly [number, number]
    readonly areas: readonly Area[]
  }[]
  /** Between our neighbours; ours are drawn with the regions. */
  readonly countries: readonly string[]
  readonly lakes: readonly Area[]
  readonly rivers: readonly string[]
}

/** Larger towns come first. The rank grows with population and is good for comparing only. */
export type Town = readonly [name: string, lat: number, lon: number, rank: number]

export type BaseMap = { readonly borders: Borders; readonly towns: readonly Town[] }

const townsUrl: Record<Locale, string> = { uz: townsUz, oz: townsOz, ru: townsRu, en: townsEn }

/** 25 KB on the wire, fetched when a map is opened and kept by the browser for good. */
export async function loadBaseMap(locale: Locale, signal: AbortSignal): Promise<BaseMap> {
  const [borders, towns] = await Promise.all([
    loadFile<Borders>(bordersUrl, signal),
    loadFile<Town[]>(townsUrl[locale], signal),
  ])
  return { borders, towns }
}

async function loadFile<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`the base map answered ${response.status}`)
  return (await response.json()) as T
}
