import '../deliver/deliver.css'
import '../deliver/proof.css'
import './collect.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Amount } from '../../parts/amount.tsx'
import { CallSign } from '../../parts/calls/call-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { PhotoShown, TakePhoto } from '../../parts/photo/photo-field.tsx'
import { ScreenBar } from '../../parts/screen-bar.tsx'
import { ScreenFoot } from '../../parts/screen-foot.tsx'
import { useStopWords } from '../../parts/stop-words.ts'
import {
  isBeyond,
  isHeavier,
  type Measured,
  missingFor,
  mostCentimetres,
  mostKilograms,
  mostPhotos,
  nothingMeasured,
} from './collection.ts'

type CollectScreenProps = {
  stop: Stop
  number: number | undefined
  busy: boolean
  problem: string | undefined
  onBack: () => void
  onCollected: (measured: Measured, photos: readonly Blob[]) => void
}

/** At the sender: the money if they pay in cash, the scales if they differ, a photo, and one button. */
export function CollectScreen({ stop, number, busy, problem, onBack, onCollected }: CollectScreenProps) {
  const t = useTranslations('courierStop.collect')
  const deliver = useTranslations('courierDeliver')
  const all = useTranslations()
  const words = useStopWords()
  const [measured, setMeasured] = useState(nothingMeasured)
  const [photos, setPhotos] = useState<readonly Blob[]>([])
  const missing = missingFor(measured, photos.length)
  const where = words.title(stop.place)
  return (
    <main className="field-screen">
      <ScreenBar
        title={stop.name}
        under={number === undefined ? where : deliver('where', { number: String(number), place: where })}
        onBack={onBack}
        action={<CallSign orderId={stop.order_id} name={stop.name} phone={stop.phone} />}
      />
      {stop.to_collect > 0 && (
        <section className="money-band">
          <p className="money-band__head">{t('money')}</p>
          <Amount soum={stop.to_collect} />
        </section>
      )}
      <Told stop={stop} />
      <Measures measured={measured} onMeasured={setMeasured} />
      <Photos photos={photos} onPhotos={setPhotos} />
      {missing && missing !== 'mistyped' && (
        <Notice tone="warning" className="field-screen__notice">
          {all(`courierStop.collect.missing.${missing}`)}
        </Notice>
      )}
      {!missing && isHeavier(measured, stop) && (
        <Notice tone="info" className="field-screen__notice">
          {t('heavier')}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" className="field-screen__notice">
          {problem}
        </Notice>
      )}
      <ScreenFoot>
        <Button
          className="field-screen__go"
          block
          busy={busy}
          disabled={missing !== undefined}
          onClick={() => onCollected(measured, photos)}
        >
          <Icon name="check" />
          {t('done')}
        </Button>
      </ScreenFoot>
    </main>
  )
}

function Told({ stop: { parcel } }: { stop: Stop }) {
  const t = useTranslations('courierStop.collect')
  const format = formatter(useLocale())
  const weight = format.weight(Math.round(parcel.weight * 1000))
  const size = parcel.sides.length === 3 ? format.size(parcel.sides) : ''
  return (
    <p className="collect-told">
      <Icon name="box" size="small" />
      <span>
        {parcel.description}
        <b>{t('told', { measures: [weight, size].filter(Boolean).join(', ') })}</b>
      </span>
    </p>
  )
}

const decimals = 3
const sides = ['length', 'width', 'height'] as const

function Measures({
  measured,
  onMeasured,
}: {
  measured: Measured
  onMeasured: (measured: Measured) => void
}) {
  const t = useTranslations('courierStop.collect')
  const all = useTranslations()
  const format = formatter(useLocale())
  const written = (value: number) => format.number(value, decimals)
  const kilograms = t('most', { most: format.weight(mostKilograms * 1000) })
  const centimetres = t('most', { most: format.size([mostCentimetres]) })
  const setSide = (place: number, value: number | undefined) =>
    onMeasured({ ...measured, sides: measured.sides.map((side, index) => (index === place ? value : side)) })
  return (
    <section className="collect-measures">
      <h2>{t('measure')}</h2>
      <NumberField
        label={t('weight')}
        format={written}
        value={measured.weight}
        error={isBeyond(measured.weight, mostKilograms) ? kilograms : undefined}
        onChange={(weight) => onMeasured({ ...measured, weight })}
      />
      <div className="collect-measures__sides">
        {sides.map((side, place) => (
          <NumberField
            key={side}
            label={all(`courierStop.collect.${side}`)}
            format={written}
            value={measured.sides[place]}
            error={isBeyond(measured.sides[place], mostCentimetres) ? centimetres : undefined}
            onChange={(value) => setSide(place, value)}
          />
        ))}
      </div>
    </section>
  )
}

type PhotosProps = {
  photos: readonly Blob[]
  onPhotos: (change: (before: readonly Blob[]) => readonly Blob[]) => void
}

function Photos({ photos, onPhotos }: PhotosProps) {
  const t = useTranslations('courierStop.collect')
  return (
    <div className="proof-step proof-step__pages">
      {photos.map((photo, index) => (
        <PhotoShown
          // biome-ignore lint/suspicious/noArrayIndexKey: a photo is its place
          key={index}
          photo={photo}
          alt={t('photo', { number: String(index + 1) })}
          onRemove={() => onPhotos((before) => before.filter((other) => other !== photo))}
        />
      ))}
      {photos.length < mostPhotos && (
        <TakePhoto label={t('take')} onPhoto={(photo) => onPhotos((before) => [...before, photo])} />
      )}
    </div>
  )
}
