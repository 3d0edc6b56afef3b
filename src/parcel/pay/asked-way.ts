import type { PaymentType } from '#modules/payments/domain/methods.ts'

/** Which way to pay a link asks for: that one stands first, the others stay open. */
const asked = 'by'

export function askingFor(link: string, way: PaymentType): string {
  const address = new URL(link)
  address.searchParams.set(asked, way)
  return address.href
}

export function askedFirst<T extends { readonly type: PaymentType }>(
  ways: readonly T[],
  search: URLSearchParams,
): readonly T[] {
  const isAsked = ({ type }: T) => type === search.get(asked)
  return [...ways.filter(isAsked), ...ways.filter((way) => !isAsked(way))]
}
