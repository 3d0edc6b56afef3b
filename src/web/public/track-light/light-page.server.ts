import { brand } from '#kernel/brand.ts'
import type { Tracked } from '#modules/tracking/index.ts'
import { type Say, whenOf } from '#parcel/track/when.ts'
import { formatter } from '#platform/i18n/format.ts'
import { htmlLang, type Locale, locales, localizedPath } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import { type Html, html } from './html.ts'
import { lightStyle } from './light-style.server.ts'

export type LightPage = Readonly<{
  locale: Locale
  /** As it stands in the address. */
  code: string
  pass: string | undefined
  /** Undefined: no such parcel. */
  tracked: Tracked | undefined
  now: Date
  demo: boolean
  translate(locale: Locale, key: MessageKey, values?: MessageValues): string
}>

type Parts = LightPage & { say: Say }

/** The page behind links in messages: whole without a script, and nothing to fetch after it. */
export function lightPage(page: LightPage): string {
  const { locale, tracked } = page
  const say: Say = (key, values) => page.translate(locale, key, values)
  const parts = { ...page, say }
  const title = say('pages.trackLight.title')
  const { markup } = html`<!DOCTYPE html>
<html lang="${htmlLang[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${`${title} – ${brand.name}`}</title>
<style>${{ markup: lightStyle }}</style>
</head>
<body>
${head(parts)}
<main>
${tracked ? parcel(parts, tracked) : unknown(parts)}
${another(parts)}
</main>
</body>
</html>
`
  return markup
}

/** Here in another language; the passcode comes along. */
function addressOf(
  { code, pass }: LightPage,
  locale: Locale,
  path = `/t/${encodeURIComponent(code)}`,
): string {
  const query = pass === undefined ? '' : `${path.includes('?') ? '&' : '?'}p=${encodeURIComponent(pass)}`
  return localizedPath(locale, path) + query
}

/** Every language is named in itself, so these are no messages. */
const languageNames: Readonly<Record<Locale, string>> = { uz: 'Oʻz', oz: 'Ўз', ru: 'Ру', en: 'En' }

function head(page: Parts): Html {
  const { say, demo } = page
  const links = locales.map((locale) =>
    locale === page.locale
      ? html`<b lang="${htmlLang[locale]}" aria-current="true">${languageNames[locale]}</b>`
      : html`<a href="${addressOf(page, locale)}" lang="${htmlLang[locale]}" hreflang="${htmlLang[locale]}">${languageNames[locale]}</a>`,
  )
  return html`<header><a class="brand" href="${localizedPath(page.locale, '/')}">${brand.name}</a><nav aria-label="${say('tracking.light.languages')}">${links}</nav>${demo && html`<p class="demo">${say('shell.demo')}</p>`}</header>`
}

function unknown({ say, code }: Parts): Html {
  return html`<div class="ended"><p class="code">${code.slice(0, 40)}</p>
<h1><span>${say('tracking.unknown.title')}</span></h1>
<p class="lead">${say('tracking.unknown.text')}</p></div>`
}

/** Enough for any usual way, and a bound to the page; the full page has them all. */
const mostEvents = 20

function parcel(page: Parts, tracked: Tracked): Html {
  const { say, locale } = page
  const { order, data } = tracked
  const { big, small, tone } = whenOf(tracked, page)
  return html`<div class="${tone}"><p class="code">${order.tracking_code}</p>
<h1><span>${big}</span></h1>
<p class="lead">${small}</p>
<p class="ends">${data.from.name} → ${data.to.name}</p></div>
${data.personal ? personal(page, data.personal, data.allowed_actions.length > 0) : html``}
<h2>${say('parcel.way.steps')}</h2>
<ol class="card steps">${data.steps.map((step) => stepLine(step, locale))}</ol>
<h2>${say('tracking.way')}</h2>
<ol class="card way">${data.events
    .slice(-mostEvents)
    .toReversed()
    .map((event) => eventLine(event, locale))}</ol>
${!data.personal && html`<h2>${say('tracking.personal.title')}</h2><div class="card"><dl><dt>${say('tracking.people.sender')}</dt><dd>${data.sender}</dd><dt>${say('tracking.people.receiver')}</dt><dd>${data.receiver}</dd></dl></div>`}
<a class="button" href="${addressOf(page, locale, `/track?code=${order.tracking_code}`)}">${say('tracking.light.full')}</a>`
}

function stepLine({ label, state, at }: Tracked['data']['steps'][number], locale: Locale): Html {
  return html`<li class="${state}"${state === 'current' && html` aria-current="step"`}>${label}${momentOf(at, locale)}</li>`
}

function eventLine(
  { label, place, point, reason, at }: Tracked['data']['events'][number],
  locale: Locale,
): Html {
  const notes = [point ?? place?.name, reason].filter(Boolean).join(' · ')
  return html`<li>${label}${notes !== '' && html`<small>${notes}</small>`}${momentOf(at, locale)}</li>`
}

const momentOf = (at: string | null, locale: Locale) =>
  at !== null && html`<time datetime="${at}">${formatter(locale).dateTime(new Date(at))}</time>`

type Personal = NonNullable<Tracked['data']['personal']>

function personal({ say, locale }: Parts, shown: Personal, choices: boolean): Html {
  const { phone, money } = formatter(locale)
  const side = (title: string, party: Personal['sender']) => {
    const where = [
      party.point?.name,
      party.point?.address,
      party.area,
      party.mahalla,
      party.street,
      party.landmark,
    ]
    return html`<dt>${title}</dt><dd><b>${party.full_name}</b>${party.phone_number !== '' && html`<br><a href="tel:+998${party.phone_number}">${phone(party.phone_number)}</a>`}<small>${where.filter(Boolean).join(', ')}</small></dd>`
  }
  return html`${
    shown.receiver_code !== null &&
    html`<h2>${say('tracking.personal.code')}</h2><div class="card"><span class="secret">${shown.receiver_code}</span><small>${say('tracking.personal.codeText')}</small></div>`
  }<h2>${say('tracking.personal.title')}</h2><div class="card"><dl>${side(say('tracking.people.sender'), shown.sender)}${side(say('tracking.people.receiver'), shown.receiver)}<dt>${say('tracking.personal.description')}</dt><dd>${shown.description}</dd>${
    shown.to_collect > 0 &&
    html`<dt>${say('tracking.personal.collect')}</dt><dd><b>${money(shown.to_collect)}</b></dd>`
  }</dl></div>${
    choices &&
    shown.receiver_page !== null &&
    html`<a class="button" href="${localizedPath(locale, shown.receiver_page)}">${say('tracking.choices.open')}</a>`
  }`
}

function another({ say, locale }: Parts): Html {
  return html`<h2>${say('tracking.light.another')}</h2>
<form class="card" action="${localizedPath(locale, '/t')}"><label for="code">${say('paramMissing.trackLight.label')}</label><input id="code" name="code" required maxlength="120" autocomplete="off" autocapitalize="characters" placeholder="TB00000000000000"><button class="button">${say('paramMissing.trackLight.button')}</button></form>`
}
