import './sort.css'
import { useState } from 'react'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import type { SortingBoard } from '#modules/delivery/sorting/sorting.contract.ts'
import { useScanned } from '../../parts/scanned.tsx'
import { CloseTrip } from '../trips/close-trip.tsx'
import { Differences } from './differences.tsx'
import { LaneDialog } from './lane-dialog.tsx'
import { LaneList } from './lane-list.tsx'
import { keepSound, readSound } from './lane-sound.ts'
import { NowCard } from './now-card.tsx'
import { SortHead } from './sort-head.tsx'
import { useSortedTrip } from './use-sorted-trip.ts'
import { useSorting } from './use-sorting.ts'

type Chosen = ReturnType<typeof useSortedTrip>

/** Every scan says where to lay it: the lane of the last one fills the left, all lanes stand at the right. */
export function SortTab({ post }: { post: CounterPost }) {
  const chosen = useSortedTrip(post.point.id)
  if (!chosen.isKnown) return <LoadingShape />
  return <Sorting key={chosen.trip?.id ?? 'hall'} chosen={chosen} />
}

function Sorting({ chosen }: { chosen: Chosen }) {
  const [isLoud, setLoud] = useState(readSound)
  const sorting = useSorting(chosen.trip?.id, isLoud)
  useScanned(sorting.scan)
  const head = {
    open: chosen.open,
    onChoose: chosen.choose,
    isLoud,
    onLoud: (isOn: boolean) => {
      keepSound(isOn)
      setLoud(isOn)
    },
  }
  return (
    <Loaded of={sorting.board}>
      {(board) => (
        <div className="sort" data-trip={board.trip ? '' : undefined}>
          <SortHead board={board} {...head} />
          <NowCard {...sorting} onUndo={(parcel) => void sorting.undo(parcel)} />
          <Hall board={board} chosen={chosen} sorting={sorting} />
        </div>
      )}
    </Loaded>
  )
}

type HallProps = { board: SortingBoard; chosen: Chosen; sorting: ReturnType<typeof useSorting> }

/** All lanes, and of a van what is missing and what came unlisted. */
function Hall({ board, chosen, sorting: { now, board: asked } }: HallProps) {
  const [laneId, setLane] = useState<string>()
  const [isClosing, setClosing] = useState(false)
  const lane = board.lanes.find(({ id }) => id === laneId)
  const current = now.kind === 'answer' && now.answer.kind === 'parcel' ? now.answer.lane.id : undefined
  const isTrip = board.trip !== null
  return (
    <>
      <LaneList lanes={board.lanes} current={current} isTrip={isTrip} onOpen={setLane} />
      {isTrip && <Differences board={board} onClose={() => setClosing(true)} />}
      {lane && (
        <LaneDialog
          lane={lane}
          lanes={board.lanes}
          onClose={() => setLane(undefined)}
          onChanged={() => void asked.refresh()}
        />
      )}
      {isClosing && (
        <CloseTrip
          board={board}
          onClose={() => setClosing(false)}
          onDone={() => {
            setClosing(false)
            chosen.choose(undefined)
            void chosen.refresh()
          }}
        />
      )}
    </>
  )
}
