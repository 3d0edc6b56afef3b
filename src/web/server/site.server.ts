import { createContext, type RouterContextProvider } from 'react-router'
import type { LinkOwner } from '#modules/accounts/index.ts'
import type { feedPosts, listPosts, postDays, readPost } from '#modules/content/index.ts'
import type { MapFacts } from '#modules/map/index.ts'
import type { currentTariff, OfferAnswer } from '#modules/pricing/index.ts'
import type { PromotionBanner } from '#modules/promos/index.ts'
import type { Tracked } from '#modules/tracking/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Catalogs, MessageGroup } from '#platform/i18n/translator.ts'
import type { Counts } from '../public/info/figures.ts'
import type { createForms } from './forms.server.ts'
import type { createPoints } from './points.server.ts'
import type { createVacancies } from './vacancies.server.ts'

/** The part of the catalog that a page carries. */

/** What anonymous loaders may ask the server for. Wired in main.ts, handed over with every render. */
export type Site = {
  origin: string
  /** Where the browser finds the API; empty means this host. */
  apiUrl: string
  demo: boolean
  tagManagerId: string | undefined
  mapTilesUrl: string | undefined
  /** Pages of a separate app in the stores. */
  stores: Config['stores']
  /** Undefined while our own map cannot be read. */
  mapFacts(): Promise<MapFacts | undefined>
  messages(locale: Locale, groups: readonly MessageGroup[]): ReturnType<Catalogs['messagesFor']>
  now(): Date
  /** A turn of the process in which a page may be drawn: everybody who came before was let in. */
  drawingTurn(): Promise<void>
  /** A page failed: for the log, which keeps addresses out. */
  report(error: unknown): void
  /** The promotion that home shows, if one is running. */
  promotion(locale: Locale): Promise<PromotionBanner | undefined>
  /** What somebody who signs up now is promised, by name. */
  promisedToNewcomers(): Promise<readonly string[]>
  /** Whether whoever comes by a friend's link now is promised the reward. */
  friendsRunning(): Promise<boolean>
  /** The blog, as it may be read at this moment. */
  posts: {
    list(locale: Locale, cursor?: string): ReturnType<typeof listPosts>
    /** Undefined for what is not there, not yet there, or withdrawn. */
    read(locale: Locale, id: number): ReturnType<typeof readPost>
    feed(locale: Locale): ReturnType<typeof feedPosts>
    days(): ReturnType<typeof postDays>
  }
  /** What runs across the header at this moment, for whoever did not tell where they are; undefined when nothing does. */
  warning(locale: Locale): Promise<string | undefined>
  /** The tariff in force. */
  tariff(): ReturnType<typeof currentTariff>
  /** What pages of information tell about us. */
  counts(): Promise<Counts>
  /** What calculate-parcel answers to an order draft, in words of the language; undefined when it cannot be priced. */
  quote(locale: Locale, draft: unknown): Promise<OfferAnswer[] | undefined>
  /** Whom a personal link leads to, as far as whoever has it may know. */
  linkOwner(code: string): Promise<LinkOwner | undefined>
  /** Whether a receiver's link opens a page. */
  opensReceiverPage(link: string): Promise<boolean>
  /** A parcel by its code, with what the passcode opens; undefined when there is none. */
  track(locale: Locale, code: string, pass: string | undefined): Promise<Tracked | undefined>
  /** Where a short link leads; undefined when it is unknown, over or taken back. */
  openLink(token: string): Promise<string | undefined>
  translate: Catalogs['translate']
  /** Points as everybody may see them. */
  points: ReturnType<typeof createPoints>
  /** What becomes of a form of a page of information. */
  submit: ReturnType<typeof createForms>
} & ReturnType<typeof createVacancies>

export const siteContext = createContext<Site>()
/** Present when the page is streamed fresh; absent when it is rendered to the end and its scripts are hashed. */
export const nonceContext = createContext<string | undefined>(undefined)

/** Who sends a form: limits count by network. */
export const callerContext = createContext<{ network: string }>({ network: '' })

export type LoadContext = Readonly<RouterContextProvider>
