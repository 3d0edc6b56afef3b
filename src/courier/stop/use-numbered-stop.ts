import { useParams } from 'react-router'
import { useFieldView } from '#client/field/field-store.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { dayView, numberOf } from '../parts/day-view.ts'

export type NumberedStop = Readonly<{ stop: Stop; number: number | undefined }>

/** The stop that the address names, with its number in the day. */
export function useNumberedStop(): NumberedStop | undefined {
  const { id = '' } = useParams()
  const { day } = useFieldView()
  const stop = day?.stops.find(({ order_id }) => order_id === id)
  if (!day || !stop) return undefined
  return { stop, number: numberOf(dayView(day.stops), id) }
}
