import type { Visit } from './page.ts'
import { type Language, languages } from './words.ts'

const isLanguage = (text: unknown): text is Language => languages.some((known) => known === text)

/** Only ways back to a page: a `javascript:` address would run here. */
const wayBack = (text: string | null) =>
  /^https?:$/.test(URL.parse(text ?? '')?.protocol ?? '') ? String(text) : '/'

const whole = (text: string | null | undefined) => (/^\d{1,14}$/.test(text ?? '') ? Number(text) : undefined)

type Asked = {
  provider: string | null
  number: string | null
  amount: number | undefined
  language: string | null
  returnUrl: string | null
}

function visitOf({ provider, number, amount, language, returnUrl }: Asked): Visit | undefined {
  if ((provider !== 'payme' && provider !== 'click') || !number || amount === undefined) return undefined
  return {
    provider,
    number,
    amount,
    language: isLanguage(language) ? language : 'uz',
    returnUrl: wayBack(returnUrl),
  }
}

/** `/payme/` and base64 of `m=…;ac.order_id=…;a=…;l=…;c=…`, as Payme's own links are written. */
export function visitByPayme(path: string): Visit | undefined {
  const text = Buffer.from(path, 'base64').toString('utf8')
  const parts = new Map(text.split(';').map((part) => [part.split('=', 1)[0], part.replace(/^[^=]*=/, '')]))
  const tiyin = whole(parts.get('a'))
  return visitOf({
    provider: 'payme',
    number: parts.get('ac.order_id') ?? null,
    amount: tiyin === undefined ? undefined : tiyin / 100,
    language: parts.get('l') ?? null,
    returnUrl: parts.get('c') ?? null,
  })
}

/** Click's links name no language: that of the page they lead back to counts. */
export function visitByClick(query: URLSearchParams): Visit | undefined {
  const returnUrl = query.get('return_url')
  return visitOf({
    provider: 'click',
    number: query.get('transaction_param'),
    amount: whole(query.get('amount')),
    language: URL.parse(returnUrl ?? '')?.pathname.split('/')[1] ?? null,
    returnUrl,
  })
}

export const visitByForm = (form: URLSearchParams) =>
  visitOf({
    provider: form.get('provider'),
    number: form.get('number'),
    amount: whole(form.get('amount')),
    language: form.get('language'),
    returnUrl: form.get('return_url'),
  })
