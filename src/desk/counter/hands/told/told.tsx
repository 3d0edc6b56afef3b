import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CounterParcel, ScanAnswer } from '#modules/counter/counter.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { focusScanField } from '../../parts/scan-focus.ts'
import { ParcelFacts } from '../place/parcel-facts.tsx'
import type { Scan } from '../scan/scan-list.ts'
import { useScans } from '../scan/use-scans.tsx'
import { toldKind } from './told-kind.ts'

type ToldProps = { scan: Scan; parcel: CounterParcel | undefined }

const signs = {
  give: 'route',
  back: 'undo',
  found: 'warning',
  elsewhere: 'point',
  withCourier: 'route',
  given: 'check',
  notYet: 'clock',
  nothing: 'question',
} as const satisfies Record<string, IconName>

/** What to do with the parcel in the hand where nothing else is to be done here: in words, with the place it belongs to. */
export function Told({ scan, parcel }: ToldProps) {
  const t = useTranslations('deskCounterHands.told')
  const all = useTranslations()
  const { leave } = useScans()
  const kind = toldKind(parcel)
  const isWrong = kind !== 'give' && kind !== 'back' && kind !== 'given'
  return (
    <section
      className="told-card"
      data-tone={isWrong ? 'wrong' : 'right'}
      role={isWrong ? 'alert' : 'status'}
    >
      <span className="told-card__sign">
        <Icon name={signs[kind]} />
      </span>
      <h2>{all(`deskCounterHands.told.${kind}.title`)}</h2>
      <p>{all(`deskCounterHands.told.${kind}.text`, { to: parcel?.to_name ?? '', text: scan.text })}</p>
      {parcel?.place && <p className="told-card__place">{parcel.place}</p>}
      {parcel && (
        <p className="told-card__status">
          <TrackCode code={parcel.order.tracking_code} /> {parcel.order.status_label}
          {parcel.order.custody.label && <>. {parcel.order.custody.label}</>}
        </p>
      )}
      {parcel && kind === 'give' && <ParcelFacts parcel={parcel} />}
      <div className="done-card__ways">
        {kind === 'give' && (
          <LocalLink className={buttonClass()} to="/desk/counter?tab=courier">
            {t('toCourier')}
          </LocalLink>
        )}
        <Button
          look={kind === 'give' ? 'second' : 'main'}
          onClick={() => {
            leave()
            focusScanField()
          }}
        >
          {t('next')}
        </Button>
      </div>
    </section>
  )
}

/** A bag is opened at a depot: at a counter it is only said what it is. */
export function ToldBag({ answer }: { answer: Extract<ScanAnswer, { kind: 'bag' }> }) {
  const t = useTranslations('deskCounterHands.told')
  const format = formatter(useLocale())
  return (
    <section className="told-card" data-tone="right" role="status">
      <span className="told-card__sign">
        <Icon name="basket" />
      </span>
      <h2>{t('bag.title', { to: answer.to })}</h2>
      <p>
        {t('bag.text', { code: answer.code, count: answer.parcels, text: format.number(answer.parcels) })}
      </p>
      <div className="done-card__ways">
        <LocalLink className={buttonClass()} to="/desk/counter?tab=courier">
          {t('toCourier')}
        </LocalLink>
      </div>
    </section>
  )
}

/** The sheet of a courier who gives: its parcels are taken where couriers are. */
export function ToldHandOver({ id }: { id: string }) {
  const t = useTranslations('deskCounterHands.told')
  return (
    <section className="told-card" data-tone="right" role="status">
      <span className="told-card__sign">
        <Icon name="route" />
      </span>
      <h2>{t('handOver.title')}</h2>
      <p>{t('handOver.text')}</p>
      <div className="done-card__ways">
        <LocalLink className={buttonClass()} to={`/desk/counter?tab=courier&view=take&id=${id}`}>
          {t('toCourier')}
        </LocalLink>
      </div>
    </section>
  )
}
