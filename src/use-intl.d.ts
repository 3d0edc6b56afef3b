import type { ReactNode } from 'react'
import type { _Translator as OneMessage } from 'use-intl/core'
import type { htmlLang, Locale as OurLocale } from '#platform/i18n/locales.ts'
import type { Messages as CatalogMessages } from './locales/index.ts'

/**
 * `use-intl` as the compiler sees it (`paths` in tsconfig.json). The library's own types look every key of the catalogue up for
 * every group that is asked for; beyond some five thousand keys the compiler gives up. These walk the catalogue once.
 */
export * from 'use-intl/core'
export * from 'use-intl/react'

declare module 'use-intl/core' {
  interface AppConfig {
    /** The registered tag, since it also chooses plural rules: nothing knows `oz` but us. */
    Locale: (typeof htmlLang)[OurLocale]
  }
}

export type Messages = CatalogMessages

/** `a.b.c`: every message. */
export type KeyOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? Name : `${Name}.${KeyOf<Group[Name]>}`
}[keyof Group & string]

/** `a`, `a.b`: every group of messages. */
export type GroupOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? never
    : Name | `${Name}.${GroupOf<Group[Name]>}`
}[keyof Group & string]

/** What stands at a path: a group or a message. */
type At<Group, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Group
    ? At<Group[Name], Rest>
    : never
  : Path extends keyof Group
    ? Group[Path]
    : never

/** The library says what a message wants to be told: here of one message alone. */
type Told<Arguments> = Arguments extends [key: unknown, ...rest: infer Rest] ? Rest : never
type Plain<Message extends string> = Told<Parameters<OneMessage<{ message: Message }>>>
type Rich<Message extends string> = Told<Parameters<OneMessage<{ message: Message }>['rich']>>
type Marked<Message extends string> = Told<Parameters<OneMessage<{ message: Message }>['markup']>>
type Text<Group, Path extends string> = At<Group, Path> & string

export type Translator<Group> = {
  <Key extends KeyOf<Group>>(key: Key, ...told: Plain<Text<Group, Key>>): string
  rich<Key extends KeyOf<Group>>(key: Key, ...told: Rich<Text<Group, Key>>): ReactNode
  markup<Key extends KeyOf<Group>>(key: Key, ...told: Marked<Text<Group, Key>>): string
  raw(key: KeyOf<Group>): unknown
  has(key: KeyOf<Group>): boolean
}

export function useTranslations(): Translator<Messages>
export function useTranslations<Path extends GroupOf<Messages>>(group: Path): Translator<At<Messages, Path>>
