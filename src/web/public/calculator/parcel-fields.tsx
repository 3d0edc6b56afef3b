import '#ui/fields/slider.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { BoxPicture } from '#parcel/price/box-picture.tsx'
import {
  chooseSize,
  chooseWeight,
  isBox,
  type ParcelChoice,
  parcelFault,
  volumeWeightGrams,
} from '#parcel/price/parcel-choice.ts'
import { boxes, type Size, type Terms } from '#parcel/price/terms.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { pathOf } from '../../shell/site-links.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { mostCm, mostKg } from './address-query.ts'
import { gramsAt, lastStep, stepOf } from './weight-scale.ts'

type ParcelFieldsProps = {
  parcel: ParcelChoice
  onChange: (parcel: ParcelChoice) => void
  terms: Terms
}

/** How large and how heavy. Boxes are chosen by eye, anything else is measured. */
export function ParcelFields(props: ParcelFieldsProps) {
  const { parcel } = props
  return (
    <section className="calc-parcel">
      <SizeCards {...props} />
      <OwnSides {...props} hidden={isBox(parcel.size)} />
      <WeightField {...props} />
    </section>
  )
}

function SizeCards({ parcel, onChange, terms }: ParcelFieldsProps) {
  const t = useTranslations('calculator')
  const { number, size: written } = formatter(useLocale())
  const names = {
    small: t('sizes.small'),
    medium: t('sizes.medium'),
    large: t('sizes.large'),
    other: t('sizes.other'),
  }
  const kg = (grams: number) => number(grams / 1000, 1)
  const cards = boxes.map((box, index) => {
    const { weightGrams, sidesCm } = terms.boxes[box]
    const lighter = boxes[index - 1]
    const weight = lighter
      ? t('sizes.between', { from: kg(terms.boxes[lighter].weightGrams), to: kg(weightGrams) })
      : t('sizes.upTo', { weight: kg(weightGrams) })
    return {
      value: box as Size,
      label: names[box],
      note: <Lines first={weight} second={written(sidesCm)} />,
      picture: <BoxPicture size={box} />,
    }
  })
  const own = {
    value: 'other' as Size,
    label: names.other,
    note: <Lines first={t('sizes.measured')} />,
    picture: <BoxPicture size="other" />,
  }
  return (
    <RadioCards
      name="size"
      label={<span className="calc-question">{t('sizeQuestion')}</span>}
      hint={t('sizeHint')}
      cards={[...cards, own]}
      value={parcel.size}
      onChange={(size) => onChange(chooseSize(parcel, size, terms))}
    />
  )
}

function Lines({ first, second }: { first: string; second?: string }) {
  return (
    <span>
      <span className="calc-size-line">{first}</span>
      {second && <span className="calc-size-line">{second}</span>}
    </span>
  )
}

/** Without a script they are shown when their card is chosen, by the style sheet. */
function OwnSides({ parcel, onChange, terms, hidden }: ParcelFieldsProps & { hidden: boolean }) {
  const t = useTranslations('calculator')
  const { number, weight } = formatter(useLocale())
  const isLive = useHydrated()
  const isMissing = parcelFault(parcel) === 'sides'
  const volume = volumeWeightGrams(parcel, terms)
  const sides = [
    { name: 'l', label: t('sides.length') },
    { name: 'wd', label: t('sides.width') },
    { name: 'h', label: t('sides.height') },
  ]
  const change = (at: number) => (side: number | undefined) =>
    onChange({
      ...parcel,
      sidesCm: parcel.sidesCm.map((before, index) =>
        index === at ? side || undefined : before,
      ) as unknown as ParcelChoice['sidesCm'],
    })
  return (
    <div className="calc-sides" hidden={isLive && hidden}>
      <div className="calc-sides__fields">
        {sides.map(({ name, label }, index) => (
          <NumberField
            key={name}
            name={name}
            label={label}
            unit={t('cm')}
            narrow
            min={0}
            max={mostCm}
            format={(value) => number(value, 1)}
            value={parcel.sidesCm[index]}
            onChange={change(index)}
          />
        ))}
      </div>
      {isMissing ? (
        <p className="field__error" role="status">
          {t('sides.missing')}
        </p>
      ) : (
        <p className="field__hint">
          {volume === undefined
            ? t('sides.hint')
            : t(volume > (parcel.weightGrams ?? 0) ? 'sides.volumeCounts' : 'sides.weightCounts', {
                volume: weight(volume),
              })}{' '}
          <LocalLink to={pathOf('howToWeigh')}>{t('sides.help')}</LocalLink>
        </p>
      )}
    </div>
  )
}

/** Roughly with the finger, exactly with the number beside it. */
function WeightField({ parcel, onChange, terms }: ParcelFieldsProps) {
  const t = useTranslations('calculator')
  const { number, weight } = formatter(useLocale())
  const isLive = useHydrated()
  const { size, weightGrams } = parcel
  // Without a script a box chosen anew would keep the weight of the one before: full boxes are left to the server.
  const isFull = isBox(size) && weightGrams === terms.boxes[size].weightGrams
  const shown = weightGrams !== undefined && (isLive || !isFull) ? weightGrams / 1000 : undefined
  const change = (grams: number | undefined) => onChange(chooseWeight(parcel, grams, terms))
  return (
    <div className="calc-weight">
      <div className="slider calc-weight__slider">
        <NumberField
          name="w"
          label={t('weight')}
          unit={t('kg')}
          min={0}
          max={mostKg}
          step={0.1}
          format={(value) => number(value, 3)}
          error={parcelFault(parcel) === 'weight' && isLive ? t('weightMissing') : undefined}
          placeholder={weightGrams === undefined ? undefined : number(weightGrams / 1000, 3)}
          value={shown}
          onChange={(kg) => change(kg === undefined ? undefined : Math.round(kg * 1000))}
        />
        <div className="slider__road calc-weight__road" data-live={isLive || undefined}>
          <input
            type="range"
            className="slider__range"
            aria-label={t('weightSlider')}
            aria-valuetext={weight(weightGrams ?? 0)}
            min={0}
            max={lastStep}
            step={1}
            value={stepOf(weightGrams ?? 0)}
            onChange={(event) => change(gramsAt(Number(event.target.value)))}
          />
          <span className="slider__ends" aria-hidden="true">
            <span>{weight(gramsAt(0))}</span>
            <span>{weight(gramsAt(lastStep))}</span>
          </span>
        </div>
      </div>
      <p className="field__hint">{t('weightHint')}</p>
    </div>
  )
}
