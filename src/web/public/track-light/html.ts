/** Markup that may be put into markup as it is. Everything else is text, and escaped. */
export type Html = { readonly markup: string }

type Part = string | Html | readonly Html[] | undefined | false

const unsafe = /[&<>"']/g
const safe: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(unsafe, (sign) => safe[sign] ?? sign)

/** html`<p>${name}</p>`: names stay names, whatever is written in them. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let markup = strings[0] ?? ''
  for (const [index, part] of parts.entries()) markup += written(part) + (strings[index + 1] ?? '')
  return { markup }
}

function written(part: Part): string {
  if (!part) return ''
  if (typeof part === 'string') return escaped(part)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}
