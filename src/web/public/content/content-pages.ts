import type { ComponentType } from 'react'
import type { MessageKeys, NestedKeyOf } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import type { Messages } from '#locales/index.ts'
import type { IconName } from '#ui/icon.tsx'
import { ClosedDoor } from './art/closed-door.tsx'

/** Namespaces of `src/locales/<language>/content`. */
type Texts = Pick<Messages, 'security'>
type TextKey = MessageKeys<Texts, NestedKeyOf<Texts>>

/** `mail`: an address that the text ends with. */
type Item = Readonly<{ text: TextKey; icon?: IconName; mail?: string }>

export type Block = Readonly<{
  /** `points`: each stands for itself. `steps`: one after the other. */
  kind: 'points' | 'steps'
  title: TextKey
  items: readonly Item[]
}>

type ContentPage = Readonly<{ art: ComponentType; blocks: readonly Block[] }>

/**
 * Pages of information, by their id in `pages.ts`. Such a page is an entry here and its texts in
 * `src/locales/<language>/content/<id>.ts`; title and lead are those of every page.
 */
export const contentPages = {
  security: {
    art: ClosedDoor,
    blocks: [
      {
        kind: 'points',
        title: 'security.never.title',
        items: [
          { icon: 'lock', text: 'security.never.code' },
          { icon: 'close', text: 'security.never.card' },
          { icon: 'cash', text: 'security.never.transfer' },
        ],
      },
      {
        kind: 'points',
        title: 'security.check.title',
        items: [
          { icon: 'user', text: 'security.check.badge' },
          { icon: 'search', text: 'security.check.code' },
          { icon: 'clock', text: 'security.check.hurry' },
        ],
      },
      {
        kind: 'steps',
        title: 'security.told.title',
        items: [
          { text: 'security.told.bank' },
          { text: 'security.told.devices' },
          { text: 'security.told.call' },
        ],
      },
      {
        kind: 'points',
        title: 'security.report.title',
        items: [
          { icon: 'search', text: 'security.report.write', mail: brand.securityEmail },
          { icon: 'clock', text: 'security.report.answer' },
          { icon: 'lock', text: 'security.report.rules' },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, ContentPage>>

export type ContentPageId = keyof typeof contentPages

export const isContentPage = (id: string | undefined): id is ContentPageId =>
  id !== undefined && Object.hasOwn(contentPages, id)
