import { brand } from '#kernel/brand.ts'
import { ozExceptions } from '#locales/index.ts'
import { type Advice, advices } from '#modules/content/domain/can-send/advice.ts'
import { canSend, type Answer as Found } from '#modules/content/domain/can-send/can-send.ts'
import { ruleGroups, ruleOf, rulesIn } from '#modules/content/domain/can-send/rules.ts'
import type { Thing, ThingGroup } from '#modules/content/domain/can-send/thing.ts'
import { type Locale, splitLocale } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import { transliterator } from '#platform/i18n/transliterate.ts'
import { pageAt } from '../../../../page-at.ts'
import { findDrawing } from '../../drawings.ts'
import type { Drawing } from '../../page-data.ts'
import { wayTo } from '../../resolve.ts'
import type { Answer, Ask } from './ask.ts'

/** A text of the language, with the figures of the day. */
type Say = (key: MessageKey, values?: MessageValues) => string
type Speech = Readonly<{ locale: Locale; say: Say; to: (question: string) => string }>

const longestQuestion = 200
const popular = ['one', 'two', 'three', 'four'] as const

/** What the search of a page shows for the question in its address. Only the server tells it. */
export function tellAsk({ pathname, searchParams }: URL, say: Say): Ask {
  const { locale } = splitLocale(pathname)
  const to = (question: string) => `${pathname}?${new URLSearchParams({ q: question })}#ask`
  const asked = (searchParams.get('q') ?? '').trim().slice(0, longestQuestion)
  return {
    action: `${pathname}#ask`,
    asked,
    label: say('canSend.ask.label'),
    hint: say('canSend.ask.hint'),
    button: say('canSend.ask.button'),
    others: say('canSend.ask.others'),
    popular: popular.map((name) => {
      const text = say(`canSend.ask.popular.${name}`)
      return { text, to: to(text) }
    }),
    index: pageAt(pathname)?.id === 'prohibitedItems' ? indexOf(say) : undefined,
    answer: asked === '' ? undefined : answerOf(canSend(asked), { locale, say, to }),
  }
}

/** The groups of rules on the road of the page. */
function indexOf(say: Say): Ask['index'] {
  const groups = ruleGroups.map((group) => {
    const numbers = rulesIn(group).map(({ number }) => number)
    return {
      to: `#${group}`,
      text: say(`info.prohibitedItems.${group}.title`),
      numbers: [...new Set([numbers[0], numbers.at(-1)])].join('–'),
    }
  })
  return { label: say('canSend.ask.index'), groups }
}

function answerOf(found: Found, speech: Speech): Answer {
  const { say, locale } = speech
  if (found.answer === 'unknown') return unknownAnswer(found.near, speech)
  const { thing, words, guessed } = found.match
  const { rule, see, pack, cover }: Advice = advices[found.advice]
  const shownRule = rule ?? see
  const more = [
    ...(pack ? [{ name: say('canSend.ask.packing'), text: say(`canSend.pack.${pack}`) }] : []),
    ...(cover ? [{ name: say('canSend.ask.covering'), text: say(`canSend.cover.${cover}`) }] : []),
  ]
  return {
    verdict: found.answer,
    about: say(guessed ? 'canSend.ask.understood' : 'canSend.ask.about', {
      thing: nameOf(thing, locale, words.join(' ')),
    }),
    title: say(`canSend.answers.${found.answer}`),
    text: say(`canSend.advice.${found.advice}`),
    art: findDrawing(drawingOf(thing, advices[found.advice])),
    more,
    near: undefined,
    ways: shownRule
      ? [
          {
            to: wayTo(`prohibitedItems#${ruleOf(shownRule).id}`, locale),
            text: say('canSend.ask.rule', { number: String(shownRule) }),
          },
        ]
      : [],
  }
}

function unknownAnswer(near: readonly Thing[], { locale, say, to }: Speech): Answer {
  const ways = near.map((thing) => {
    const text = nameOf(thing, locale)
    return { text, to: to(text) }
  })
  return {
    verdict: 'unknown',
    about: undefined,
    title: say('canSend.answers.unknown'),
    text: say('canSend.unknown'),
    art: undefined,
    more: [],
    near: ways.length > 0 ? { label: say('canSend.ask.near'), ways } : undefined,
    ways: [{ to: `tel:+998${brand.supportPhones[0]}`, text: say('canSend.ask.call') }],
  }
}

const inCyrillic = transliterator(ozExceptions)

/** The name that was asked for, if the reader's language has it; else the first that leads back: two things may share one. */
function nameOf(thing: Thing, locale: Locale, asked?: string): string {
  const names = thing.names[locale === 'oz' ? 'uz' : locale]
  const shown = locale === 'oz' ? names.map((name) => inCyrillic(name)) : names
  const said = shown.find((name) => name === asked?.toLowerCase())
  if (said) return said
  const own = names.find((name) => {
    const found = canSend(name)
    return 'match' in found && found.match.thing === thing
  })
  const name = own ?? names[0] ?? ''
  return locale === 'oz' ? inCyrillic(name) : name
}

const drawings: Readonly<Record<ThingGroup, Drawing>> = {
  electronics: 'sendable#electronics',
  clothes: 'sendable#clothes',
  home: 'sendable#home',
  food: 'sendable#food',
  health: 'sendable#medicine',
  papers: 'sendable#papers',
  vehiclesToolsPlay: 'sendable#vehicles',
  valuables: 'prohibited#valuables',
  dangerous: 'sendable#home',
}

/** What is refused shows its rule; what cuts, a blade; anything else its kind. */
function drawingOf({ group }: Thing, { verdict, rule, pack }: Advice): Drawing {
  if (rule && verdict === 'no') return `prohibited#${ruleOf(rule).id}`
  if (pack === 'blade') return 'sendable#knife'
  return group === 'dangerous' && rule === 12 ? 'sendable#seeds' : drawings[group]
}
