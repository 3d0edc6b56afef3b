import { brand } from '#kernel/brand.ts'
import type { LetterWords } from '#modules/content/index.ts'
import { htmlLang, type Locale } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { OutgoingNotice } from '../notices/channels.ts'

export type Letter = Readonly<{ subject: string; text: string; html: string }>

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const paragraphStyle = 'margin:0 0 20px'

const pageOf = (locale: Locale, title: string, inner: string, why: string) => `<!doctype html>
<html lang="${htmlLang[locale]}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;font:16px/1.5 system-ui,sans-serif;color:#1b1f27">
<div style="max-width:520px;margin:auto;padding:24px;background:#fff;border-radius:12px">
<p style="margin:0 0 16px;font-weight:700">${escaped(brand.name)}</p>
<h1 style="margin:0 0 12px;font-size:20px">${escaped(title)}</h1>
${inner}
<p style="margin:0;font-size:13px;color:#5b6472">${escaped(why)}</p>
</div></body></html>
`

/** A notice as a letter. Mail programs know no style sheets, so the little there is stands in the tags. */
export function letterOf(notice: OutgoingNotice, catalogs: Catalogs): Letter {
  const { title, text, link, order, to } = notice
  const track = order.trackingCode
  const why = catalogs.translate(to.locale, 'notices.mail.why', { track })
  const button = `<a href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;background:#1b1f27;color:#fff;border-radius:8px;text-decoration:none">${escaped(link.label)}</a>`
  return {
    subject: `${title} · ${track}`,
    text: `${text}\n\n${link.label}: ${link.url}\n\n${why}\n${brand.name}\n`,
    html: pageOf(
      to.locale,
      title,
      `<p style="${paragraphStyle}">${escaped(text)}</p>\n<p style="${paragraphStyle}">${button}</p>`,
      why,
    ),
  }
}

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((lines) => `<p style="${paragraphStyle}">${escaped(lines).replaceAll('\n', '<br>')}</p>`)
    .join('\n')

const whyOf = { lead: 'notices.answer.why.lead', application: 'notices.answer.why.application' } as const

/** What somebody at the desk wrote to a person, with what that person had written below it. */
export function answerLetterOf(
  { words, about, locale }: { words: LetterWords; about: 'lead' | 'application'; locale: Locale },
  { translate }: Catalogs,
): Letter {
  const { subject, text, quote } = words
  const why = translate(locale, whyOf[about])
  const told = quote === undefined ? undefined : { head: translate(locale, 'notices.answer.quote'), quote }
  const below = told ? `\n\n${told.head}\n${told.quote.replace(/^/gm, '> ')}` : ''
  const quoted = told
    ? `\n<p style="margin:0 0 4px;font-size:13px;color:#5b6472">${escaped(told.head)}</p>
<blockquote style="margin:0 0 20px;padding-left:12px;border-left:3px solid #c9ced6;color:#5b6472">${escaped(told.quote).replaceAll('\n', '<br>')}</blockquote>`
    : ''
  return {
    subject,
    text: `${text}${below}\n\n${why}\n${brand.name}\n`,
    html: pageOf(locale, subject, paragraphs(text) + quoted, why),
  }
}
