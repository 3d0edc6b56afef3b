import { createHash } from 'node:crypto'
import { brand } from '#kernel/brand.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { htmlLang, type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import { logoPaths } from '#ui/logo-paths.ts'
import { html } from '../../public/track-light/html.ts'
import { lightStyle } from '../../public/track-light/light-style.server.ts'
import { keptMs } from '../../shell/app/kept-for.ts'
import type { Site } from '../site.server.ts'

/**
 * What was seen last on this device, out of the storage that `shell/app/kept-parcels.ts` writes. It is written as text and
 * never as markup, whatever stands there. The address is still the one that was asked for: with the line it comes by itself.
 */
export const offlineScript = `
(() => {
  const list = document.getElementById('kept')
  const line = (name, className, text) => {
    const made = document.createElement(name)
    made.className = className
    made.textContent = text
    return made
  }
  const read = () => {
    try {
      const kept = JSON.parse(localStorage.getItem('recentParcels') || '[]')
      const isKept = (one) => one && typeof one.code === 'string' && !(Date.now() - one.at > ${keptMs})
      return Array.isArray(kept) ? kept.filter(isKept).slice(0, 15) : []
    } catch {
      return []
    }
  }
  const shown = new Set()
  for (const { code, from, to, state, when, seen } of read()) {
    if (shown.has(code)) continue
    shown.add(code)
    const card = line('li', 'card', '')
    card.append(line('p', 'number', code))
    if (state) card.append(line('p', 'state', state))
    if (when) card.append(line('p', 'when', when))
    if (from && to) card.append(line('p', 'way', from + ' → ' + to))
    if (seen) card.append(line('small', 'seen', list.dataset.seen.replace('%', seen)))
    list.append(card)
  }
  const some = list.children.length > 0
  document.getElementById('some').hidden = !some
  document.getElementById('none').hidden = some
  const again = () => location.reload()
  addEventListener('online', again)
  // A phone often says that the line is back before anything comes through.
  if (navigator.onLine) setTimeout(again, 4000 + 4000 * Math.random())
})()
`.trim()

/** What this page adds to the look of the light one: cards of parcels, and a road that is interrupted. */
const offlineStyle = `${lightStyle}
main ul{margin-top:16px;padding:0}
.kept{color:var(--soft)}
.number{font-size:14px;line-height:20px;font-weight:600;color:var(--soft);font-variant-numeric:tabular-nums;letter-spacing:.02em}
.state{margin-top:4px;font-size:20px;line-height:26px;font-weight:700;text-wrap:balance}
.when,.way{margin-top:2px}
.seen{margin-top:12px;padding-top:10px;border-top:1px dashed var(--line)}
.aside a{white-space:nowrap;font-weight:600}
.line{max-width:100%}
.line .gone{stroke:var(--now);stroke-width:3}
.line .far{fill:none;stroke:var(--rest)}`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** One style and one script, known by their hashes; nothing is fetched. */
export const offlinePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hashOf(offlineStyle)}'`,
  `script-src 'sha256-${hashOf(offlineScript)}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const sign = html`<svg class="sign" viewBox="0 0 32 32" aria-hidden="true"><path d="${logoPaths.star}"/><path d="${logoPaths.letter}"/></svg>`

/** From our sign to a far one, with a gap between. */
const road = html`<svg class="line" viewBox="0 0 328 44" width="328" aria-hidden="true"><path class="tile-1" transform="translate(0 6)" d="${logoPaths.star}"/><path d="M40 22h88"/><path class="gone" d="M146 14l16 16M162 14l-16 16"/><path class="dashed" stroke-dasharray="6 6" d="M180 22h108"/><path class="far" transform="translate(296 6)" d="${logoPaths.star}"/></svg>`

const script = `<script>${offlineScript}</script>`

/** The page that a phone without a line shows in place of any other. An empty link leads to the address that was asked for. */
export function offlinePage(locale: Locale, translate: Site['translate']): string {
  const say = (key: MessageKey, values?: MessageValues) => translate(locale, key, values)
  const title = say('pocket.offline.title')
  const [phone] = brand.supportPhones
  return html`<!DOCTYPE html>
<html lang="${htmlLang[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${`${title} – ${brand.name}`}</title>
<style>${{ markup: offlineStyle }}</style>
</head>
<body>
<header><a class="brand" href="${localizedPath(locale, '/')}">${sign}${brand.name}</a></header>
<main>
<h1><span>${title}</span></h1>
<p class="lead">${say('pocket.offline.text')}</p>
${road}
<a class="button" href="">${say('pocket.offline.retry')}</a>
<h2>${say('pocket.offline.parcels')}</h2>
<p id="some" class="kept" hidden>${say('pocket.offline.asThen')}</p>
<p id="none" class="kept">${say('pocket.offline.none')}</p>
<ul id="kept" data-seen="${say('pocket.offline.seen', { time: '%' })}"></ul>
<p class="aside">${say('pocket.offline.call')}: <a href="tel:+998${phone}">${formatPhone(phone)}</a></p>
</main>
${{ markup: script }}
</body>
</html>
`.markup
}
