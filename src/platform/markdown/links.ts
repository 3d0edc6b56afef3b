const longestAddress = 2_000

/** What a link may lead to: the web, a letter, a call, a page of this site. Undefined for all else. */
export function linkAddress(written: string): string | undefined {
  if (written.length > longestAddress) return undefined
  if (/^\/(?![/\\])[^\s\\"'<>]*$/.test(written)) return written
  if (/^mailto:[\w.+%-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(written)) return written
  if (/^tel:\+?\d[\d-]{1,20}$/i.test(written)) return written
  if (!/^https?:\/\/[^\s\\"'<>@/]+(?:[/?#][^\s\\"'<>]*)?$/i.test(written)) return undefined
  return URL.canParse(written) ? written : undefined
}
