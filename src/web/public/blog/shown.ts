import type { PostPicture } from '#modules/content/domain/post-pictures.ts'
import type { PostTopic } from '#modules/content/domain/post-topics.ts'
import type { Block, Heading } from '#platform/markdown/tree.ts'

/** A post as lists show it; dates are already words. */
export type ShownCard = Readonly<{
  id: string
  title: string
  description: string
  picture: PostPicture
  topic: PostTopic
  minutes: number
  /** What machines read, and what people read. */
  published: Readonly<{ at: string; text: string }>
}>

export type ShownArticle = ShownCard &
  Readonly<{
    author: string
    /** Where the author works; may be empty. */
    place: string
    /** Undefined: nothing changed since it appeared. */
    updated: Readonly<{ at: string; text: string }> | undefined
    blocks: readonly Block[]
    /** The parts that its table of contents leads to. */
    parts: readonly Heading[]
    related: readonly ShownCard[]
  }>

export type ShownList = Readonly<{ cards: readonly ShownCard[]; isFirst: boolean; next: string | null }>
