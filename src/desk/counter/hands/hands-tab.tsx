import './hands.css'
import { useTranslations } from 'use-intl'
import { LoadFailed, LoadingShape } from '#client/loaded.tsx'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { readPlace } from '#modules/counter/domain/shelf-place.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useScanned } from '../parts/scanned.tsx'
import { HandOut } from './hand-out/hand-out.tsx'
import { OfflineHandOut } from './hand-out/offline-hand-out.tsx'
import { usePlacing } from './place/use-placing.ts'
import { parcelOf, type Scan } from './scan/scan-list.ts'
import { ScanStrip } from './scan/scan-strip.tsx'
import { useScans } from './scan/use-scans.tsx'
import { TakeIn } from './take-in/take-in.tsx'
import { FoundList } from './told/found-list.tsx'
import { Stored } from './told/stored.tsx'
import { Told, ToldBag, ToldHandOver } from './told/told.tsx'

/** The answer to the last scan, and what is to be done with the parcel in the hand. */
export function HandsTab({ post }: { post: CounterPost }) {
  const scans = useScans()
  const { shown, scan } = scans
  const place = usePlacing()
  useScanned((text) => {
    // The label of a shelf, after a parcel: there it lies.
    const where = readPlace(text)
    const parcel = shown && parcelOf(shown)
    const isLaid = parcel !== undefined && parcel.task !== 'none' && shown?.state.is === 'answered'
    if (where !== undefined && shown && parcel && isLaid && mayLie(shown))
      return void place(shown.id, parcel, where)
    scan(text)
  })
  return (
    <div className="hands">
      <ScanStrip />
      {shown ? <Answer key={shown.id} scan={shown} post={post} /> : <Ready />}
    </div>
  )
}

/** Here already, or put here by this scan. */
const mayLie = ({ state }: Scan) =>
  state.is === 'answered' &&
  state.answer.kind === 'parcel' &&
  (state.stored?.is === 'stored' || ['hand_out', 'give'].includes(state.answer.parcel.task))

function Answer({ scan, post }: { scan: Scan; post: CounterPost }) {
  const { again } = useScans()
  const { state } = scan
  if (state.is === 'asking') return <Asking text={scan.text} />
  if (state.is === 'failed')
    return (
      <div className="hands__alone">
        <LoadFailed error={state.error} retry={() => again(scan.id)} />
      </div>
    )
  if (state.is === 'offline') return <OfflineHandOut scan={scan} answer={state.answer} post={post} />
  const { answer, stored } = state
  if (answer.kind === 'parcels') return <FoundList items={answer.items} text={scan.text} />
  if (answer.kind === 'bag') return <ToldBag answer={answer} />
  if (answer.kind === 'hand_over') return <ToldHandOver id={answer.id} />
  if (answer.kind !== 'parcel') return <Told scan={scan} parcel={undefined} />
  const { parcel } = answer
  const props = { scan, parcel, post }
  if (stored) return <Stored {...props} stored={stored} />
  if (parcel.task === 'hand_out') return <HandOut {...props} />
  if (parcel.task === 'take_in') return <TakeIn {...props} />
  if (parcel.task === 'store') return <Stored {...props} stored={undefined} />
  return <Told {...props} />
}

/** Its own text at once: nobody takes the answer to the scan before for this one's. */
function Asking({ text }: { text: string }) {
  return (
    <div className="hands__asking" role="status">
      <p>{text}</p>
      <LoadingShape of="cards" count={2} />
    </div>
  )
}

function Ready() {
  const t = useTranslations('deskCounterHands.ready')
  return (
    <div className="hands__alone">
      <EmptyState level={2} title={t('title')}>
        {t('text')}
      </EmptyState>
    </div>
  )
}
