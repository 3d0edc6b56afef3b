export type PageEntry = { path: string; layout: string; file: string }

/** The pages of a journey: those whose address it spells out, in any language and with anything after it. */
export function pagesVisited(texts: readonly string[], pages: readonly PageEntry[]): PageEntry[] {
  const addresses = texts.flatMap(addressIn)
  return pages.filter((page) => addresses.some((address) => isAt(address, page.path)))
}

/** `/ru/track?code=…` is `track`; a star before it stands for the address of the site. */
function addressIn(text: string): string[][] {
  const start = text.indexOf('/')
  if (start < 0 || /\s/.test(text) || text.includes('/api/')) return []
  if (!/^[*.^]*$/.test(text.slice(0, start))) return []
  const [path = ''] = text.slice(start).split(/[?#$]/)
  const parts = path.split('/').filter(Boolean)
  return [/^(uz|oz|ru|en|\*\*)$/.test(parts[0] ?? '') ? parts.slice(1) : parts]
}

function isAt(address: readonly string[], pattern: string): boolean {
  const parts = pattern.split('/').filter(Boolean)
  if (address.length > parts.length) return false
  return parts.every((part, place) => {
    const there = address[place]
    if (there === undefined) return part.endsWith('?')
    return part.startsWith(':') || part === there
  })
}
