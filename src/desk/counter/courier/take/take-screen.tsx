import '../../parts/scan-list.css'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useScanned } from '../../parts/scanned.tsx'
import { useSubView } from '../../parts/sub-view.ts'
import { CourierHead } from '../courier-head.tsx'
import { HandOverEnded } from '../hand-over-ended.tsx'
import { ConfirmSide } from './confirm-side.tsx'
import { useFirstScan } from './first-scan.ts'
import { LastScan } from './last-scan.tsx'
import { ManifestLines, ScannedList } from './manifest-lines.tsx'
import { isSaid, standingOf } from './take-scans.ts'
import { scanOf, useStoreScans } from './use-store-scans.ts'

/** How often the list of the other side is looked at while somebody scans: another tablet may help. */
const lookMs = 6_000

type TakeProps = { post: CounterPost; id: string | undefined; onChanged: () => void }

/** A courier has come: by what they said, or without a word of it. */
export function TakeScreen({ id, ...props }: TakeProps) {
  return id === undefined ? <TakeFreely {...props} /> : <TakeByManifest key={id} id={id} {...props} />
}

function TakeByManifest({ post, id, onChanged }: TakeProps & { id: string }) {
  const handOver = useAnswer(
    handOverCalls.readHandOver,
    { params: { id: Number(id) } },
    { pollMs: (one) => (one?.state === 'open' ? lookMs : undefined) },
  )
  return (
    <Loaded of={handOver}>
      {(one) =>
        one.state === 'open' ? (
          <Taking
            post={post}
            one={one}
            onStored={() => void handOver.refresh()}
            onEnded={(ended) => {
              sessionStorage.removeItem(keptName(post, id))
              handOver.set(ended)
              onChanged()
            }}
          />
        ) : (
          <HandOverEnded one={one} side="taker" />
        )
      }
    </Loaded>
  )
}

const keptName = ({ person }: CounterPost, id: string | undefined) =>
  `counter-take-${person.id}-${id ?? 'free'}`

type TakingProps = {
  post: CounterPost
  one: HandOverView
  onStored: () => void
  onEnded: (ended: HandOverView) => void
}

function Taking({ post, one, onStored, onEnded }: TakingProps) {
  const t = useTranslations('deskCounterCourier.take')
  const { time, number } = formatter(useLocale())
  const { scans, last, hear } = useStoreScans(keptName(post, one.id), post.point.kind === 'point', onStored)
  useScanned(hear)
  useFirstScan(hear)
  const standing = standingOf(one.lines, scans)
  const shown = scanOf(last, scans)
  return (
    <div className="courier-two">
      <CourierHead
        title={t('from', { name: one.from.name })}
        under={t('said', {
          time: time(Date.parse(one.said_at)),
          count: one.lines.length,
          text: number(one.lines.length),
        })}
      />
      <section className="counter-card take-left">
        <LastScan
          last={last}
          scan={shown}
          isSaid={shown !== undefined && isSaid(one.lines, shown.code)}
          here={standing.here}
          all={one.lines.length}
        />
        <ManifestLines standing={standing} />
      </section>
      <ConfirmSide one={one} standing={standing} onEnded={onEnded} />
    </div>
  )
}

/** Nothing was said: each scan is taken by itself, and there is nothing to confirm but cash, which needs a word first. */
function TakeFreely({ post, onChanged }: Omit<TakeProps, 'id'>) {
  const t = useTranslations('deskCounterCourier.take')
  const { show } = useSubView()
  const { scans, last, hear, forget } = useStoreScans(
    keptName(post, undefined),
    post.point.kind === 'point',
    onChanged,
  )
  useScanned(hear)
  useFirstScan(hear)
  const shown = scanOf(last, scans)
  const stored = scans.filter(({ state }) => state === 'stored').length
  return (
    <div className="courier-two">
      <CourierHead title={t('free')} under={t('freeUnder')} />
      <section className="counter-card take-left">
        <LastScan last={last} scan={shown} isSaid here={stored} all={undefined} />
        <ScannedList scans={scans} />
      </section>
      <aside className="counter-card counter-side">
        <p className="take-sum">
          <b>{stored}</b> {t('stored', { count: stored })}
        </p>
        <p className="counter-quiet">{t('freeText')}</p>
        <button
          type="button"
          className="counter-go"
          onClick={() => {
            forget()
            show({ view: undefined, id: undefined })
          }}
        >
          {t('freeDone')}
        </button>
      </aside>
    </div>
  )
}
