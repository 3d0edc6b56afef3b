import type { Verdict } from '#modules/content/domain/can-send/advice.ts'
import type { Art, Way } from '../../shown.ts'

/** The question field and, when something was asked, its answer: words and addresses, made on the server. */
export type Ask = Readonly<{
  action: string
  asked: string
  label: string
  hint: string
  button: string
  others: string
  popular: readonly Way[]
  answer: Answer | undefined
  /** Groups of rules below on the page, with their numbers; undefined on a page without rules. */
  index: Readonly<{ label: string; groups: readonly (Way & Readonly<{ numbers: string }>)[] }> | undefined
}>

export type Answer = Readonly<{
  verdict: Verdict | 'unknown'
  /** Which thing was understood. */
  about: string | undefined
  title: string
  text: string
  art: Art | undefined
  /** What it is called and what is said: how to pack, what is paid. */
  more: readonly Readonly<{ name: string; text: string }>[]
  /** Things that may have been meant. */
  near: Readonly<{ label: string; ways: readonly Way[] }> | undefined
  ways: readonly Way[]
}>
