/* What the server makes of a page's data: plain words and addresses, ready to be drawn. */

/** A text with its links: a plain string, or pieces of it. */
export type Inline = string | readonly Piece[]
export type Piece = string | Readonly<{ to: string; text: string }> | Readonly<{ strong: string }>

/** Paragraphs and lists. */
export type Prose = readonly (Readonly<{ p: Inline }> | Readonly<{ list: readonly Inline[] }>)[]

export type Art = Readonly<{ href: string; width: number; height: number; says?: string | undefined }>
export type Way = Readonly<{ to: string; text: string }>
export type Mark = 'yes' | 'no' | 'part'

/** `id` is where an address with a # leads to; `look` is chosen by the page's data. */
type Part<Kind extends string> = Readonly<{
  kind: Kind
  id: string
  title?: string | undefined
  text?: Prose | undefined
  note?: Inline | undefined
}>

export type Item = Readonly<{
  id: string
  title?: Inline | undefined
  text?: Prose | undefined
  art?: Art | undefined
  icon?: string | undefined
  mark?: Mark | undefined
  /** The word beside the mark. */
  says?: string | undefined
  /** What to do in its place. */
  instead?: Inline | undefined
  when?: string | undefined
  figure?: string | undefined
  way?: Way | undefined
}>

export type Cell = Readonly<{ text: Inline; mark?: Mark | undefined }>

export type ShownLead = Part<'lead'> &
  Readonly<{
    art?: Art | undefined
    figures?: readonly Readonly<{ value: string; label: string }>[] | undefined
    ways?: readonly Way[] | undefined
  }>
export type ShownList = Part<
  'steps' | 'points' | 'cards' | 'rules' | 'questions' | 'timeline' | 'facts' | 'links'
> &
  Readonly<{ items: readonly Item[]; look?: string | undefined }>
export type ShownText = Part<'text'> & Readonly<{ ways?: readonly Way[] | undefined }>
export type ShownTable = Part<'table' | 'comparison'> &
  Readonly<{
    head: readonly string[]
    rows: readonly (readonly Cell[])[]
    /** Columns of figures, by number. */
    figures: readonly number[]
    oursLast?: true | undefined
  }>
export type ShownFigure = Part<'figure'> & Readonly<{ value: string; label: string }>
export type ShownNotice = Part<'notice'> & Readonly<{ tone: 'info' | 'warning' | 'danger' }>
export type ShownNext = Part<'next'> & Readonly<{ ways: readonly Way[] }>
export type ShownDrawing = Part<'drawing'> & Readonly<{ art: Art; items: readonly Item[] }>
export type ShownCalculator = Part<'calculator'> &
  Readonly<{
    action: string
    labels: Readonly<Record<'from' | 'to' | 'size' | 'button', string>>
    places: readonly Readonly<{ id: number; name: string }>[]
    sizes: readonly Readonly<{ id: string; name: string }>[]
  }>
export type ShownField = Readonly<{
  name: string
  type: 'line' | 'phone' | 'email' | 'text' | 'region'
  label: string
  hint?: string | undefined
  /** The word that says so. */
  optional?: string | undefined
  fill?: string | undefined
  /** What can be chosen. */
  options?: readonly Readonly<{ value: string; text: string }>[] | undefined
}>
/**
 * What a form sends besides its fields: one that people neither see nor reach, which programs fill in, and how long the
 * page was open, which only a script can tell.
 */
export const signFields = { trap: 'subject', open: 'open_ms' } as const

export type ShownForm = Part<'form'> &
  Readonly<{
    fields: readonly ShownField[]
    /** What a field that nobody sees asks of whoever hears it. */
    empty: string
    button: string
    done: Readonly<{ title: string; text: Prose }>
    /** It has just been sent. */
    sent: boolean
  }>
export type ShownIsland = Part<'island'> & Readonly<{ name: string }>

export type ShownBlock =
  | ShownLead
  | ShownList
  | ShownText
  | ShownTable
  | ShownFigure
  | ShownNotice
  | ShownNext
  | ShownDrawing
  | ShownCalculator
  | ShownForm
  | ShownIsland

export type ShownPage = Readonly<{
  /** From home down to the page above this one. */
  crumbs: readonly Way[]
  crumbsLabel: string
  blocks: readonly ShownBlock[]
  /** The page describes a service of ours. */
  service?: Readonly<{ name: string; description: string; priceFrom: number }>
  /** What the page's islands work with. */
  given?: unknown
}>
