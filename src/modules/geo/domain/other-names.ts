import { otherNameRows } from './data/other-name-rows.ts'
import { rowsOf } from './rows.ts'

/** Why a region or district answers to a name that is not its own. */
export type OtherNameReason = 'alias' | 'old_name' | 'seat'

export type OtherName = Readonly<{
  of: 'region' | 'district'
  id: number
  reason: OtherNameReason
  name: string
}>

export const otherNames: readonly OtherName[] = rowsOf(otherNameRows).flatMap(
  ([of, id, reason, names = '']) =>
    names.split(', ').map((name) => ({
      of: of as OtherName['of'],
      id: Number(id),
      reason: reason as OtherNameReason,
      name,
    })),
)
