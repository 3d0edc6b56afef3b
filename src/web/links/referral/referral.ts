/** Ours are ten letters and digits; what partners hand out is a little freer. */
const shape = /^[A-Za-z0-9_-]{4,32}$/

/** The referral id of an address. A bad one, or the person's own, is ignored without a word. */
export function referralIn(search: string, ownCode: unknown): string | undefined {
  const ref = new URLSearchParams(search).get('ref')
  return ref !== null && shape.test(ref) && ref !== ownCode ? ref : undefined
}
