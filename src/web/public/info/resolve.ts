import { assert } from '#kernel/assert.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { boxClasses, smallLocalPrice } from '#modules/pricing/domain/tariff.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import { pages } from '../../pages.ts'
import { apiDocsPath } from '../../shell/site-links.ts'
import { figureText, type Sources } from './figures.ts'
import type {
  BlockData,
  Drawing,
  InfoPageData,
  ItemData,
  LeadData,
  PageId,
  Target,
  Ways,
} from './page-data.ts'
import type { Art, Item, Prose, ShownBlock, ShownPage, ShownTable, Way } from './shown.ts'
import { tables } from './tables.ts'
import type { Tell } from './tell.ts'

export type Speech = Readonly<{
  locale: Locale
  tell: Tell
  sources: Sources
  /** A text that is not the page's own, figures filled in. */
  say: (key: MessageKey, values?: MessageValues) => string
  drawing: (drawing: Drawing) => Art
  /** The form that the reader has just sent, by its block. */
  sent?: string | undefined
}>

/** The data of a page, its texts and the figures of the day: what a reader sees. */
export function resolvePage(
  id: PageId,
  { under, blocks, gives, service, oneOf }: InfoPageData,
  speech: Speech,
): ShownPage {
  const { locale, say, sources } = speech
  const crumb = (page: PageId): Way => ({ to: wayTo(page, locale), text: titleOf(page, speech) })
  return {
    crumbsLabel: say('info.parts.crumbs'),
    crumbs: [
      { to: localizedPath(locale, '/'), text: say('info.parts.home') },
      ...(under ? [crumb(under)] : []),
      oneOf ? { to: wayTo(oneOf, locale), text: speech.tell.plain(`${blocks[0].at}.title`) } : crumb(id),
    ],
    blocks: blocks.map((block) => resolveBlock(block, speech)),
    ...(service ? { service: serviceOf(id, speech) } : {}),
    ...(gives ? { given: gives(sources, locale, speech.tell) } : {}),
  }
}

const serviceOf = (page: PageId, speech: Speech) => ({
  name: titleOf(page, speech),
  description: leadTextOf(page, speech),
  priceFrom: smallLocalPrice(speech.sources.tariff),
})

const leadTextOf = (page: PageId, { say }: Speech) => say(`pages.${page}.lead` as 'pages.home.lead')
const titleOf = (page: PageId, { say }: Speech) => say(`pages.${page}.title` as 'pages.home.title')

function resolveBlock(block: BlockData, speech: Speech): ShownBlock {
  const part = partOf(block.at, speech)
  switch (block.kind) {
    case 'lead':
      return { kind: 'lead', ...part, ...leadOf(block, speech) }
    case 'text':
      return { kind: 'text', ...part, ways: block.ways && waysOf(block.at, block.ways, speech) }
    case 'table':
      return { kind: 'table', ...part, ...tableOf(block, speech) }
    case 'comparison':
      return { kind: 'comparison', ...part, ...comparisonOf(block, speech) }
    case 'figure': {
      const value = figureText(block.figure, speech.sources, speech.locale) ?? '…'
      return { kind: 'figure', ...part, value, label: speech.tell.plain(`${block.at}.label`) }
    }
    case 'notice':
      return { kind: 'notice', ...part, tone: block.tone }
    case 'next':
      return { kind: 'next', ...part, ways: waysOf(block.at, block.ways, speech) }
    case 'links':
      return { kind: 'links', ...part, items: block.pages.map((link) => pageItem(link, speech)) }
    case 'drawing':
      return {
        kind: 'drawing',
        ...part,
        art: artOf(block.drawing, block.at, speech),
        items: itemsOf(block.at, block.items ?? [], speech),
      }
    case 'calculator':
      return { kind: 'calculator', ...part, ...calculatorOf(speech) }
    case 'form':
      return { kind: 'form', ...part, ...formOf(block, speech) }
    case 'island':
      return { kind: 'island', ...part, name: block.name }
    default:
      return {
        kind: block.kind,
        ...part,
        items: itemsOf(block.at, block.items, speech),
        ...('look' in block ? { look: block.look } : {}),
      }
  }
}

function partOf(at: string, { tell }: Speech) {
  return {
    id: at,
    ...(tell.has(`${at}.title`) ? { title: tell.plain(`${at}.title`) } : {}),
    ...(tell.has(`${at}.text`) ? { text: tell.prose(`${at}.text`) } : {}),
    ...(tell.has(`${at}.note`) ? { note: tell.rich(`${at}.note`) } : {}),
  }
}

function leadOf({ at, drawing, figures, ways }: LeadData, speech: Speech) {
  const { tell, sources, locale } = speech
  const counted = Object.entries(figures ?? {}).flatMap(([name, figure]) => {
    const value = figureText(figure, sources, locale)
    const label = tell.plain(`${at}.figures.${name}`)
    return value === undefined ? [] : [{ value, label }]
  })
  return {
    ...(drawing ? { art: artOf(drawing, at, speech) } : {}),
    ...(counted.length > 0 ? { figures: counted } : {}),
    ...(ways ? { ways: waysOf(at, ways, speech) } : {}),
  }
}

function waysOf(at: string, ways: Ways, { tell, locale }: Speech): Way[] {
  return Object.entries(ways).map(([name, target]) => ({
    to: wayTo(target, locale),
    text: tell.plain(`${at}.ways.${name}`),
  }))
}

function itemsOf(at: string, items: readonly (string | ItemData)[], speech: Speech): Item[] {
  return items.map((item) => itemOf(at, typeof item === 'string' ? { name: item } : item, speech))
}

function itemOf(at: string, data: ItemData, speech: Speech): Item {
  const { tell, locale, sources } = speech
  const path = `${at}.${data.name}`
  const rich = (name: 'title' | 'instead') =>
    tell.isText(`${path}.${name}`) ? { [name]: tell.rich(`${path}.${name}`) } : {}
  const plain = (name: 'when' | 'says') =>
    tell.isText(`${path}.${name}`) ? { [name]: tell.plain(`${path}.${name}`) } : {}
  return {
    id: data.name,
    ...(data.icon ? { icon: data.icon } : {}),
    ...(data.mark ? { mark: data.mark, says: speech.say(`info.parts.marks.${data.mark}`) } : {}),
    ...rich('title'),
    ...textOf(path, tell),
    ...rich('instead'),
    ...plain('when'),
    ...plain('says'),
    ...(data.drawing ? { art: artOf(data.drawing, path, speech) } : {}),
    ...(data.figure ? { figure: figureText(data.figure, sources, locale) } : {}),
    ...wayOf(path, data.to, speech),
  }
}

function textOf(path: string, tell: Tell): { text?: Prose } {
  if (tell.isText(path)) return { text: tell.prose(path) }
  return tell.has(`${path}.text`) ? { text: tell.prose(`${path}.text`) } : {}
}

/** Without words of its own, the title leads there. */
function wayOf(path: string, to: Target | undefined, { tell, locale }: Speech): { way?: Way } {
  if (to === undefined) return {}
  const text = tell.isText(`${path}.way`) ? tell.plain(`${path}.way`) : ''
  return { way: { to: wayTo(to, locale), text } }
}

function pageItem({ page, icon }: { page: PageId; icon: string }, speech: Speech): Item {
  const { locale } = speech
  return {
    id: page,
    icon,
    title: titleOf(page, speech),
    text: [{ p: leadTextOf(page, speech) }],
    way: { to: wayTo(page, locale), text: '' },
  }
}

function artOf(drawing: Drawing, path: string, { drawing: find, tell }: Speech): Art {
  const art = find(drawing)
  return tell.isText(`${path}.drawn`) ? { ...art, says: tell.plain(`${path}.drawn`) } : art
}

type TableParts = Pick<ShownTable, 'head' | 'rows' | 'figures' | 'oursLast'>

function tableOf({ at, from }: Extract<BlockData, { kind: 'table' }>, speech: Speech): TableParts {
  const { tell, sources } = speech
  const { columns, figures, rows } = tables[from]
  return {
    head: columns.map((name) => tell.plain(`${at}.head.${name}`)),
    rows: rows(sources, speech).map((row: Readonly<Record<string, string>>) =>
      columns.map((name) => ({ text: row[name] ?? '' })),
    ),
    figures: columns.flatMap((name, index) => ((figures as readonly string[]).includes(name) ? [index] : [])),
  }
}

function comparisonOf(
  { at, columns, rows, marks, oursLast }: Extract<BlockData, { kind: 'comparison' }>,
  { tell }: Speech,
): TableParts {
  const first = tell.plain(`${at}.head.what`)
  return {
    head: [first, ...columns.map((name) => tell.plain(`${at}.head.${name}`))],
    rows: rows.map((row) => [
      { text: tell.rich(`${at}.${row}.title`) },
      ...columns.map((name) => ({ text: tell.rich(`${at}.${row}.${name}`), mark: marks?.[row]?.[name] })),
    ]),
    figures: [],
    oursLast,
  }
}

function calculatorOf({ say, locale }: Speech) {
  return {
    action: wayTo('calculator', locale),
    labels: {
      from: say('info.parts.calculator.from'),
      to: say('info.parts.calculator.to'),
      size: say('info.parts.calculator.size'),
      button: say('info.parts.calculator.button'),
    },
    places: regions.map(({ id, seat }) => ({ id, name: seat[locale] })),
    sizes: boxClasses.map((id) => ({ id, name: say(`pricing.sizes.${id}`) })),
  }
}

function formOf({ at, fields }: Extract<BlockData, { kind: 'form' }>, { tell, say, sent, locale }: Speech) {
  return {
    fields: fields.map(({ name, type, optional, fill }) => ({
      name,
      type,
      fill,
      label: tell.plain(`${at}.fields.${name}`),
      hint: tell.isText(`${at}.hints.${name}`) ? tell.plain(`${at}.hints.${name}`) : undefined,
      optional: optional ? say('info.parts.optional') : undefined,
      options:
        type === 'region'
          ? regions.map(({ id, name: names }) => ({ value: String(id), text: names[locale] }))
          : undefined,
    })),
    empty: say('info.parts.empty'),
    button: tell.plain(`${at}.button`),
    done: { title: tell.plain(`${at}.done.title`), text: tell.prose(`${at}.done.text`) },
    sent: sent === at,
  }
}

const paths = new Map(pages.map(({ id, path }) => [id, path]))

/** The address that a target means, in a language. */
export function wayTo(target: Target, locale: Locale): string {
  if (target === 'apiDocs') return apiDocsPath
  if (/^(#|tel:|mailto:|https:)/.test(target)) return target
  const [, id = '', rest = ''] = /^(\w+)(.*)$/.exec(target) ?? []
  // One of a family is named with its last part: `integration/payme`.
  const path = rest.startsWith('/') ? paths.get(id)?.replace(/\/:\w+$/, '') : paths.get(id)
  assert(path !== undefined && !path.includes(':'), `${target} is no page`)
  return localizedPath(locale, path) + rest
}

/** For the words of a text that stand in a tag with the id of a page. */
export const pathOfTag = (tag: string, locale: Locale): string | undefined =>
  paths.has(tag) ? wayTo(tag, locale) : undefined
