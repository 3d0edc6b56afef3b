import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import { ClosingCounts } from './closing-counts.tsx'

/** What a point that closes still has to do with: nothing is left lying because nobody looked. */
export function UnderWay({ id }: { id: number }) {
  const answer = useAnswer(deskPointsCalls.readUnderWay, { params: { id } })
  return (
    <Loaded of={answer} look="part" skeleton={<LoadingShape of="rows" count={4} />}>
      {(parcels) => <ClosingCounts counted={parcels} />}
    </Loaded>
  )
}
