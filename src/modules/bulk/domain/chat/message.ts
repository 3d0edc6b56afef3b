import type { PlaceFinder } from '#modules/geo/domain/find-place.ts'
import type { Name } from '#modules/geo/domain/regions.ts'
import type { Field } from '../fields.ts'
import type { Guess, Texts } from '../row.ts'

/** What is known before a chat is read. */
export type ChatGround = Readonly<{
  /** Regions and districts; one that knows villages too finds more. */
  findArea: PlaceFinder
  /** In which the names of regions and districts are written into cells. */
  language: keyof Name
  /** The merchant's own: what they write is no order, and their phone is no receiver's. */
  merchant?: Readonly<{ name: string; phone: string }>
  /** Pickup points, for whoever writes that they come to one. */
  points?: readonly Readonly<{ id: number; regionId: number; districtId: number; name: string }>[]
}>

/** A row that a message could be; its cells go the way of all cells. */
export type Draft = Readonly<{
  texts: Texts
  /** Evidence is counted in the text of the message. The weight that is assumed when none is said is no guess. */
  guesses: Partial<Record<Field, Guess>>
}>

export type MessageKind = 'order' | 'question' | 'other'

export type ChatMessage = Readonly<{
  /** From 0, as they were pasted. */
  index: number
  author: string | null
  /** As it was pasted: "9:12", "16.11.2026, 09:12". */
  time: string | null
  text: string
  kind: MessageKind
  /** Several when one message names several receivers; of a question or small talk none. */
  drafts: readonly Draft[]
}>

export type Chat = Readonly<{ messages: readonly ChatMessage[] }>
