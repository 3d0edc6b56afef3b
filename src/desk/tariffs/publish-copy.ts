import type { Api } from '#client/api.ts'
import { tariffDeskCalls } from '#modules/pricing/tariff/tariff-desk.calls.ts'

/** At once, when no moment is given. */
export const publicationOf = (from: Date | undefined) => (from ? { effective_from: from.toISOString() } : {})

/** Old numbers again: a new version is made of them, and that one is published. */
export async function publishCopy(api: Api, of: number, note: string, from: Date | undefined) {
  const copy = await api.call(tariffDeskCalls.draftTariff, { body: { copy_of: of, note } })
  if (!copy.ok) return copy
  const { version } = copy.value
  return api.call(tariffDeskCalls.publishTariff, { params: { version }, body: publicationOf(from) })
}
