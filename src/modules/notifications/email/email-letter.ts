import { brand } from '#kernel/brand.ts'
import { htmlLang } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { OutgoingNotice } from '../notices/channels.ts'

export type Letter = Readonly<{ subject: string; text: string; html: string }>

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A notice as a letter. Mail programs know no style sheets, so the little there is stands in the tags. */
export function letterOf(notice: OutgoingNotice, catalogs: Catalogs): Letter {
  const { title, text, link, order, to } = notice
  const track = order.trackingCode
  const why = catalogs.translate(to.locale, 'notices.mail.why', { track })
  return {
    subject: `${title} · ${track}`,
    text: `${text}\n\n${link.label}: ${link.url}\n\n${why}\n${brand.name}\n`,
    html: `<!doctype html>
<html lang="${htmlLang[to.locale]}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;font:16px/1.5 system-ui,sans-serif;color:#1b1f27">
<div style="max-width:520px;margin:auto;padding:24px;background:#fff;border-radius:12px">
<p style="margin:0 0 16px;font-weight:700">${escaped(brand.name)}</p>
<h1 style="margin:0 0 12px;font-size:20px">${escaped(title)}</h1>
<p style="margin:0 0 20px">${escaped(text)}</p>
<p style="margin:0 0 20px"><a href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;background:#1b1f27;color:#fff;border-radius:8px;text-decoration:none">${escaped(link.label)}</a></p>
<p style="margin:0;font-size:13px;color:#5b6472">${escaped(why)}</p>
</div></body></html>
`,
  }
}
