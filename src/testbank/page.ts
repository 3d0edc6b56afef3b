import { createHash } from 'node:crypto'
import type { Exchange } from './bank.ts'
import { type Bill, type Deed, deeds, type Outcome } from './deeds.ts'
import { type Language, words } from './words.ts'

export type Visit = Bill & { language: Language; returnUrl: string }

const style = `
:root { color-scheme: light dark; font: 17px/1.45 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 30rem; padding: 0 1rem 3rem; }
header { margin: 0 -1rem 1.5rem; padding: .9rem 1rem; background: #ffd60a; color: #1c1600; text-align: center; }
header strong { display: block; font-size: 1.5rem; letter-spacing: .12em; }
dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: .2rem 1rem; margin: 0 0 1.5rem; }
dt { opacity: .75; } dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
dd.sum { font-size: 1.6rem; font-weight: 700; }
form { display: grid; gap: .6rem; }
button, .back { font: inherit; padding: .8rem 1rem; border-radius: .7rem; border: 1px solid currentColor; background: none; color: inherit; text-align: center; }
button:first-of-type, .back { background: #1257d6; border-color: #1257d6; color: #fff; font-weight: 600; }
button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid #e0a800; outline-offset: 2px; }
.back { display: block; margin: 1rem 0; text-decoration: none; }
[role=status] { font-size: 1.35rem; font-weight: 700; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8rem; }
`

const styleHash = createHash('sha256').update(style).digest('base64')

export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

const grouped = (sum: number) => String(sum).replace(/\B(?=(\d{3})+$)/g, ' ')

const shell = (language: Language, body: string) => {
  const say = words[language]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${say.test}</title><style>${style}</style></head>
<body><header><strong>${say.test}</strong>${say.noMoney}</header><main>${body}</main></body></html>`
}

const names = { payme: 'Payme', click: 'Click' } as const

function billIn({ provider, number, amount, language }: Visit): string {
  const say = words[language]
  return `<h1>${names[provider]}</h1>
<dl><dt>${say.bill}</dt><dd>${safe(number)}</dd><dt>${say.sum}</dt><dd class="sum">${grouped(amount)} ${say.unit}</dd></dl>`
}

function buttonsIn(visit: Visit): string {
  const hidden = Object.entries({
    provider: visit.provider,
    number: visit.number,
    amount: String(visit.amount),
    language: visit.language,
    return_url: visit.returnUrl,
  })
  const fields = hidden.map(([name, value]) => `<input type="hidden" name="${name}" value="${safe(value)}">`)
  // Click has no call with which a shop hears of a refund.
  const offered: readonly Deed[] = deeds.filter((deed) => deed !== 'back' || visit.provider === 'payme')
  const buttons = offered.map(
    (deed) => `<button name="deed" value="${deed}">${safe(words[visit.language].deeds[deed])}</button>`,
  )
  return `<form method="post" action="/deed">${fields.join('')}${buttons.join('')}</form>`
}

export const payPage = (visit: Visit) => shell(visit.language, `${billIn(visit)}${buttonsIn(visit)}`)

export function outcomePage(visit: Visit, outcome: Outcome, log: readonly Exchange[]): string {
  const say = words[visit.language]
  const lines = log.map(({ said, answered }) => `→ ${safe(said)}\n← ${safe(answered)}`).join('\n\n')
  return shell(
    visit.language,
    `${billIn(visit)}<p role="status">${safe(say.outcomes[outcome])}</p>
<a class="back" href="${safe(visit.returnUrl)}">${safe(say.back)}</a>
<details><summary>${safe(say.said)}</summary><pre>${lines}</pre></details>
<h2>${safe(say.again)}</h2>${buttonsIn(visit)}`,
  )
}
