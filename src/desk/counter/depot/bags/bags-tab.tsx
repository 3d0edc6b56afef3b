import './bags.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { readBagCode } from '#kernel/bag-code.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { sortingCalls } from '#modules/delivery/sorting/sorting.calls.ts'
import type { BoardLane } from '#modules/delivery/sorting/sorting.contract.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { BagView } from '#modules/delivery/trips/trips.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useScanned } from '../../parts/scanned.tsx'
import { bagStateNames } from '../parts/depot-words.ts'
import { LaneTile } from '../parts/lane-tile.tsx'
import { BagContent } from './bag-content.tsx'
import { MakeBag } from './make-bag.tsx'

const askEveryMs = 15_000

/** Bags of this depot: what is filled, what waits for a van, what is on its way here. */
export function BagsTab({ post }: { post: CounterPost }) {
  const bags = useAnswer(tripCalls.listBags, {}, { pollMs: () => askEveryMs })
  const board = useAnswer(sortingCalls.readBoard, {})
  const [opened, setOpened] = useState<string>()
  const refresh = () => {
    void bags.refresh()
    void board.refresh()
  }
  return (
    <Loaded of={bags}>
      {(all) => {
        const bag = all.find(({ code }) => code === opened)
        const laneOf = (code: string) => board.data?.lanes.find((lane) => lane.bag?.code === code)
        return bag ? (
          <BagContent
            key={bag.code}
            bag={bag}
            lane={laneOf(bag.code)}
            here={post.point.id}
            onChanged={refresh}
            onClose={() => setOpened(undefined)}
          />
        ) : (
          <Bags all={all} here={post.point.id} laneOf={laneOf} onOpen={setOpened} onChanged={refresh} />
        )
      }}
    </Loaded>
  )
}

type BagsProps = {
  all: readonly BagView[]
  here: number
  laneOf: (code: string) => BoardLane | undefined
  onOpen: (code: string) => void
  onChanged: () => void
}

function Bags({ all, here, laneOf, onOpen, onChanged }: BagsProps) {
  const t = useTranslations('deskDepot.bags')
  const toast = useToast()
  const [isMaking, setMaking] = useState(false)
  useScanned((text) => {
    const code = readBagCode(text)
    if (code !== undefined && all.some((bag) => bag.code === code)) onOpen(code)
    else toast({ text: t('chooseBag'), tone: 'info' })
  })
  return (
    <div className="bags">
      <header className="trips__head">
        <h2>{t('title')}</h2>
        <Button onClick={() => setMaking(true)}>
          <Icon name="plus" size="small" />
          {t('make')}
        </Button>
      </header>
      {all.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      <ul className="bags__list">
        {all.map((bag) => (
          <li key={bag.code}>
            <BagRow bag={bag} here={here} lane={laneOf(bag.code)} onOpen={() => onOpen(bag.code)} />
          </li>
        ))}
      </ul>
      {isMaking && (
        <MakeBag
          onClose={() => setMaking(false)}
          onMade={(code) => {
            setMaking(false)
            onChanged()
            onOpen(code)
          }}
        />
      )}
    </div>
  )
}

type BagRowProps = { bag: BagView; here: number; lane: BoardLane | undefined; onOpen: () => void }

function BagRow({ bag, here, lane, onOpen }: BagRowProps) {
  const t = useTranslations('deskDepot.bags')
  const words = useTranslations()
  const { parcels, to, from } = bag
  const isComing = to.id === here
  return (
    <button type="button" className="bag-row" onClick={onOpen}>
      {lane ? (
        <LaneTile lane={lane} className="bag-row__tile" />
      ) : (
        <Icon name="bag" className="bag-row__sign" />
      )}
      <span className="bag-row__code">
        <TrackCode code={bag.code} />
      </span>
      <b>{isComing ? from.name : to.name}</b>
      <span>{t('parcels', { count: parcels.length, text: String(parcels.length) })}</span>
      <span className="bag-row__state">{words(bagStateNames[stateOf(bag, lane, isComing)])}</span>
    </button>
  )
}

function stateOf({ trip_id: on }: BagView, lane: BoardLane | undefined, isComing: boolean) {
  if (isComing) return 'coming' as const
  if (on !== null) return 'loaded' as const
  return lane ? ('filling' as const) : ('closed' as const)
}
