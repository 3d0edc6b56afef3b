import './courier.css'
import '../parts/counter-parts.css'
import { Loaded } from '#client/loaded.tsx'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import type { HandOverList } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { useSubView } from '../parts/sub-view.ts'
import { courierViewIn } from './courier-view.ts'
import { GiveScreen } from './give/give-screen.tsx'
import { WaitScreen } from './give/wait-screen.tsx'
import { HandOverHome } from './hand-over-home.tsx'
import { TakeScreen } from './take/take-screen.tsx'

/** Another person's word may come at any moment. */
const lookMs = 15_000

/** What goes from hand to hand at this counter, both ways, each confirmed by two people. */
export function CourierTab({ post }: { post: CounterPost }) {
  const list = useAnswer(handOverCalls.listHandOvers, {}, { pollMs: () => lookMs })
  const { query } = useSubView()
  const shown = courierViewIn(query)
  const changed = () => void list.refresh()
  switch (shown.view) {
    case 'take':
      return <TakeScreen post={post} id={shown.id} onChanged={changed} />
    case 'give':
      return <Giving post={post} list={list} />
    case 'wait':
      return <WaitScreen key={shown.id} id={shown.id} onChanged={changed} />
    case 'list':
      return <Loaded of={list}>{(known) => <HandOverHome list={known} />}</Loaded>
  }
}

function Giving({ post, list }: { post: CounterPost; list: Answer<HandOverList> }) {
  return (
    <Loaded of={list}>
      {({ given }) => <GiveScreen post={post} given={given} onGiven={() => void list.refresh()} />}
    </Loaded>
  )
}
