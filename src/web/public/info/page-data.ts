import type { Locale } from '#platform/i18n/locales.ts'
import type { IconName } from '#ui/icon.tsx'
import type { pages } from '../../pages.ts'
import type { FormName } from '../../server/forms.server.ts'
import type { FigureName, Sources } from './figures.ts'
import type { Mark } from './shown.ts'
import type { TableName } from './tables.ts'
import type { Tell } from './tell.ts'

/** The id of a page in `pages.ts`. */
export type PageId = (typeof pages)[number]['id']

/**
 * Where a link leads: `apiDocs`, the id of a page, with a query or an anchor behind it (`calculator?size=small`, `faq#late`), an
 * anchor of this page (`#helper`), or an address of another kind (`tel:…`, `mailto:…`, `https://…`).
 */
export type Target = string

/** `file#symbol`: a symbol of `drawings/<file>.svg`. Drawings that say something have their words at `<item>.drawn`. */
export type Drawing = `${string}#${string}`

/** Buttons or links by the name of their text in `<block>.ways`; the first is the main one. */
export type Ways = Readonly<Record<string, Target>>

/**
 * One of several: its texts are `<block>.<name>.title` and `.text`, `.instead`, `.when`, `.way` where it has them, or
 * `<block>.<name>` itself when it is one sentence.
 */
export type ItemData = Readonly<{
  name: string
  drawing?: Drawing
  icon?: IconName
  mark?: Mark
  /** A figure set large beside the words. */
  figure?: FigureName
  /** Where its `.way`, or the whole card, leads. */
  to?: Target
}>

/** Its texts are the group `info.<page>.<at>`; title, text and note are shown when they are there. */
type At<Kind extends string> = Readonly<{ kind: Kind; at: string }>
type Items = Readonly<{ items: readonly (string | ItemData)[] }>

export type LeadData = At<'lead'> &
  Readonly<{
    drawing?: Drawing
    /** By the name of its label in `lead.figures`. One that cannot be told is left out. */
    figures?: Readonly<Record<string, FigureName>>
    ways?: Ways
  }>

export type BlockData =
  | LeadData
  /** One after the other, each with its drawing. */
  | (At<'steps'> & Items & Readonly<{ look?: 'road' | 'drawn' }>)
  /** Rows of a promise and its explanation. */
  | (At<'points'> & Items)
  | (At<'cards'> & Items)
  /** A list of numbered rows: sign, what, what to do instead, yes, no or with conditions. */
  | (At<'rules'> & Items)
  /** Each opens; its name is its anchor. */
  | (At<'questions'> & Items)
  | (At<'timeline'> & Items)
  /** What it is called and what it is: `<block>.<name>.title` and `.text`. */
  | (At<'facts'> & Items & Readonly<{ look?: 'pairs' | 'lines' }>)
  | (At<'text'> & Readonly<{ ways?: Ways }>)
  /** Rows typed in texts, or made from the tariff. */
  | (At<'table'> & Readonly<{ from: TableName }>)
  /** Texts: `head.<column>`, `<row>.title`, `<row>.<column>`; `marks` puts a sign into a cell. */
  | (At<'comparison'> &
      Readonly<{
        columns: readonly string[]
        rows: readonly string[]
        marks?: Readonly<Record<string, Readonly<Record<string, Mark>>>>
        /** The last column is ours, and is set apart. */
        oursLast?: true
      }>)
  | (At<'figure'> & Readonly<{ figure: FigureName }>)
  | (At<'notice'> & Readonly<{ tone: 'info' | 'warning' | 'danger' }>)
  /** What to do now: a band with buttons. */
  | (At<'next'> & Readonly<{ ways: Ways }>)
  /** Other pages, by their own titles and leads. */
  | (At<'links'> & Readonly<{ pages: readonly Readonly<{ page: PageId; icon: IconName }>[] }>)
  /** As wide as the page, with a line of items below it. */
  | (At<'drawing'> & Readonly<{ drawing: Drawing; items?: Items['items'] }>)
  /** A short form that opens the calculator; needs no script. */
  | At<'calculator'>
  /**
   * Sent to the server, with or without a script. Texts: `fields.<name>`, `hints.<name>` where there is one, `button`,
   * and `done.title` and `done.text` for afterwards. The row of the page in `pages.ts` says
   * `{ ...info, form: true, query: ['sent'] }`.
   */
  | (At<'form'> & Readonly<{ form: FormName; fields: readonly FieldData[] }>)
  /** A component of the page's own route file. */
  | (At<'island'> & Readonly<{ name: string }>)

/** `line`: one line; `text`: several; `region`: one of the regions, by its number. The name is what the form's handler reads (`server/forms.server.ts`). */
export type FieldData = Readonly<{
  name: string
  type: 'line' | 'phone' | 'email' | 'text' | 'region'
  optional?: boolean
  /** For the browser: what it may fill in. */
  fill?: 'given-name' | 'family-name' | 'organization' | 'url'
}>

export type InfoPageData = Readonly<{
  /** The page above it in the path that leads here from home. */
  under?: PageId
  blocks: readonly [LeadData, ...BlockData[]]
  /** It describes a service that people can order: search engines are told so. */
  service?: true
  /** Groups of its texts that its islands read in the browser: `live` is `info.<page>.live`. */
  carries?: readonly string[]
  /** What its islands work with, made on the server. */
  gives?: (sources: Sources, locale: Locale, tell: Tell) => unknown
  /** Of a family that shares one row of the page table: its own last part of the address, `integration/payme`. */
  oneOf?: Target
}>
