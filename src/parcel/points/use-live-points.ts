import type { Answer } from '#client/use-answer.ts'
import type { PointChange } from '#modules/points/domain/live-words.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { type Wanted, withChange } from './point-changes.ts'
import { usePointChanges } from './use-point-changes.ts'

/** A list that stays true while it is looked at: what is full or shut says so, or leaves where only others are wanted. */
export function useLivePoints({ data, set, refresh }: Answer<PointAnswer[]>, wanted: Wanted): void {
  usePointChanges({
    onChange: (change) => {
      const after = data && withChange(data, change, wanted)
      if (after && after !== data) set([...after])
    },
    onGap: () => void refresh(),
  })
}

const all: Wanted = { openOnly: false, takesOnly: false }

/** A point with what was heard of it; the same one when that says nothing new. */
export const pointAfter = (point: PointAnswer, change: PointChange): PointAnswer =>
  withChange([point], change, all)[0] ?? point

/** The same for one point. */
export function useLivePoint({ data, set, refresh }: Answer<PointAnswer>): void {
  usePointChanges({
    onChange: (change) => {
      const after = data && pointAfter(data, change)
      if (after && after !== data) set(after)
    },
    onGap: () => void refresh(),
  })
}
