import { data, redirect } from 'react-router'
import { assert } from '#kernel/assert.ts'
import type { CompiledCatalog } from '#platform/i18n/catalog.ts'
import { type Locale, splitLocale } from '#platform/i18n/locales.ts'
import { type MessageGroup, withMore } from '#platform/i18n/translator.ts'
import { pageAt } from '../../page-at.ts'
import { callerContext, type LoadContext, type Site, siteContext } from '../../server/site.server.ts'
import type { Refused } from './blocks/form.tsx'
import { findDrawing } from './drawings.ts'
import { type Minute, minuteOf } from './minute.server.ts'
import type { InfoPageData, PageId } from './page-data.ts'
import { infoPages } from './pages/index.ts'
import { pathOfTag, resolvePage } from './resolve.ts'
import { type ShownPage, signFields } from './shown.ts'
import { createTell } from './tell.ts'
import { wordsOf } from './things.ts'

type Told = Readonly<{ messages: string; page: string }>

/**
 * A page of information, told in its language with the figures of this moment. The browser gets what is shown, as JSON:
 * neither the data of pages nor their texts with placeholders travel.
 */
export async function loadInfo(
  context: LoadContext,
  { pathname, searchParams }: URL,
  data = infoPages[pageAt(pathname)?.id ?? ''],
): Promise<Told> {
  const site = context.get(siteContext)
  const id = pageAt(pathname)?.id
  assert(id !== undefined && data, 'a page of information has its data')
  const { locale } = splitLocale(pathname)
  const minute = await minuteOf(site)
  const sent = searchParams.get('sent')
  if (sent !== null) return tell(site, minute, { id, data, locale, sent })
  const pages = minute.pages.get(data) ?? new Map<Locale, Told>()
  minute.pages.set(data, pages)
  const told = pages.get(locale) ?? tell(site, minute, { id, data, locale })
  pages.set(locale, told)
  return told
}

type Asked = Readonly<{ id: PageId; data: InfoPageData; locale: Locale; sent?: string }>

function tell(site: Site, minute: Minute, { id, data, locale, sent }: Asked): Told {
  const { sources } = minute
  const values = minute.figures(locale)
  const group = `info.${id}` as MessageGroup
  const texts = site.messages(locale, [group]) as unknown as { info: Record<string, CompiledCatalog> }
  const shown = resolvePage(id, data, {
    locale,
    sources,
    say: (key, more = {}) => site.translate(locale, key, withMore(values, more)),
    drawing: findDrawing,
    sent,
    tell: createTell({
      texts: texts.info[id] ?? {},
      locale,
      values,
      pathOf: (tag) => pathOfTag(tag, locale),
    }),
  })
  const say = (name: 'title' | 'lead') =>
    site.translate(locale, `pages.${id}.${name}` as 'pages.home.title', values)
  const carried = site.messages(
    locale,
    (data.carries ?? []).map((name) => `info.${id}.${name}` as MessageGroup),
  )
  const own = data.oneOf
    ? { title: `${shown.crumbs.at(-1)?.text} · ${say('title')}`, lead: leadOf(shown) }
    : { title: say('title'), lead: say('lead') }
  const messages = { ...carried, pages: { [id]: own } }
  return { messages: JSON.stringify(messages), page: JSON.stringify(shown) }
}

/** The first words of a page, for those that share one row of the page table. */
function leadOf({ blocks: [lead] }: ShownPage): string {
  const first = lead?.text?.[0]
  return first && 'p' in first ? wordsOf(first.p) : ''
}

/** Longer than any field of a form. */
const LONGEST_VALUE = 4_000

/** A form of the page was sent. Taken, the reader is led back to it, so that a reload sends nothing again. */
export async function submitInfo(context: LoadContext, pathname: string, request: Request) {
  const sent = await request.formData()
  const block = infoPages[pageAt(pathname)?.id ?? '']?.blocks.find(
    (each) => each.kind === 'form' && each.at === sent.get('form'),
  )
  if (block?.kind !== 'form') throw data(null, { status: 400 })
  const values = Object.fromEntries(
    block.fields.map(({ name }) => [name, String(sent.get(name) ?? '').slice(0, LONGEST_VALUE)]),
  )
  const { locale, path: page } = splitLocale(pathname)
  const openMs = Number.parseInt(String(sent.get(signFields.open)), 10)
  const signs = {
    trap: String(sent.get(signFields.trap) ?? '').trim(),
    openMs: Number.isNaN(openMs) ? undefined : openMs,
  }
  const answer = await context
    .get(siteContext)
    .submit(block.form, values, { locale, page, signs, ...context.get(callerContext) })
  if (answer.taken) return redirect(`${pathname}?sent=${block.at}#${block.at}`, 303)
  const { faults, message } = answer
  return data({ form: block.at, values, faults, message } satisfies Refused, { status: 422 })
}
