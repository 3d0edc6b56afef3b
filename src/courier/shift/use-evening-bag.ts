import { useEffect, useEffectEvent } from 'react'
import type { ShiftAnswer, Stop } from '#modules/delivery/field/field.contract.ts'
import { useKept } from '../parts/use-kept.ts'
import { eveningBag, type HandIn, handIns, readBag } from './hand-in.ts'

/** The bag of this evening: whoever comes back from the scanner, or opens the app again, finds what was ticked off. */
export function useEveningBag(shift: ShiftAnswer, stops: readonly Stop[]): readonly HandIn[] {
  const [kept, keep] = useKept('evening-bag', readBag)
  const bag = eveningBag(stops, kept.shift === shift.id ? kept.bag : [])
  const written = JSON.stringify({ shift: shift.id, bag })
  const isKept = written === JSON.stringify(kept)
  const note = useEffectEvent(() => keep({ shift: shift.id, bag }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew when it says something else
  useEffect(() => {
    if (!isKept) note()
  }, [isKept, written])
  return handIns(stops, bag)
}
