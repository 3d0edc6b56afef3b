/** Room for a whole link: people copy those, too. */
export const longestCode = 120

/** Where a code that was typed into the form leads; of a whole link only its last part counts. */
export function pathOfTypedCode({ pathname, searchParams }: URL): string | undefined {
  const typed = searchParams.get('code')?.slice(0, longestCode).trim().replace(/\/+$/, '')
  const code = typed?.split('/').at(-1)
  return code ? `${pathname.replace(/\/$/, '')}/${encodeURIComponent(code)}` : undefined
}
