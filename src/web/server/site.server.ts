import { type RouterContextProvider, createContext } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Messages } from '#locales/index.ts'

export type Namespace = keyof Messages
/** The part of the catalog that a page carries; compiled messages, opaque to everyone but the formatter. */
export type PageMessages = Partial<Record<Namespace, object>>

/** What anonymous loaders may ask the server for. Wired in main.ts, handed over with every render. */
export type Site = {
  origin: string
  demo: boolean
  tagManagerId: string | undefined
  messages(locale: Locale, namespaces: readonly Namespace[]): PageMessages
  now(): Date
}

export const siteContext = createContext<Site>()
/** Present when the page is streamed fresh; absent when it is rendered to the end and its scripts are hashed. */
export const nonceContext = createContext<string | undefined>(undefined)

export type LoadContext = Readonly<RouterContextProvider>
