import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { mostCm, mostKg } from '#modules/orders/domain/order-fields.ts'
import { BoxPicture } from '#parcel/price/box-picture.tsx'
import { boxes, type Size, type Terms } from '#parcel/price/terms.ts'
import { formatter } from '#platform/i18n/format.ts'
import { FieldGroup } from '#ui/fields/field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { pressedSize, type ShownSize, sizeOf, weighed } from '../parcel/size.ts'
import type { Step } from '../steps.ts'
import type { Wizard } from '../use-wizard.ts'
import { Question } from './question.tsx'

/** How large and how heavy: boxes by eye, anything else is measured. */
export function SizeQuestion({ wizard, current }: { wizard: Wizard; current: Step }) {
  const t = useTranslations('sendParcel.size')
  const { draft, change, terms, errorOf } = wizard
  const { number } = formatter(useLocale())
  const shown = sizeOf(draft.parcel_size, terms)
  const { weight } = draft.parcel_size
  return (
    <Question step="size" current={current} title={t('title')} hint={t('hint')}>
      <div className="calc-parcel" data-field="parcel_size.size_class">
        <SizeCards
          shown={shown}
          terms={terms}
          error={errorOf('parcel_size.size_class')}
          onChange={(size) => change({ parcel_size: pressedSize(draft.parcel_size, size, terms) })}
        />
        {shown === 'other' && <OwnSides wizard={wizard} />}
        {shown && (
          <div className="wizard-weight" data-field="parcel_size.weight">
            <NumberField
              label={t('weight')}
              hint={shown === 'other' ? undefined : t('weightHint')}
              unit={t('kg')}
              min={0}
              max={10_000}
              step={0.1}
              format={(value) => number(value, 3)}
              error={errorOf('parcel_size.weight') ?? (weight > mostKg ? t('tooBig') : undefined)}
              value={weight || undefined}
              onChange={(kg) => change({ parcel_size: weighed(draft.parcel_size, kg ?? 0, terms) })}
            />
          </div>
        )}
      </div>
    </Question>
  )
}

type SizeCardsProps = {
  shown: ShownSize
  terms: Terms
  error: string | undefined
  onChange: (size: Size) => void
}

function SizeCards({ shown, terms, error, onChange }: SizeCardsProps) {
  const t = useTranslations('sendParcel.size')
  const { number, size: written } = formatter(useLocale())
  const names = { small: t('small'), medium: t('medium'), large: t('large') }
  const kg = (grams: number) => number(grams / 1000, 1)
  const cards = boxes.map((box, index) => {
    const { weightGrams, sidesCm } = terms.boxes[box]
    const lighter = boxes[index - 1]
    const weight = lighter
      ? t('between', { from: kg(terms.boxes[lighter].weightGrams), to: kg(weightGrams) })
      : t('upTo', { weight: kg(weightGrams) })
    return {
      value: box as Size,
      label: names[box],
      note: <Two first={weight} second={written(sidesCm)} />,
      picture: <BoxPicture size={box} />,
    }
  })
  const own = {
    value: 'other' as Size,
    label: t('other'),
    note: <Two first={t('measured')} />,
    picture: <BoxPicture size="other" />,
  }
  return (
    <RadioCards
      label={<span className="spoken">{t('title')}</span>}
      cards={[...cards, own]}
      value={shown}
      error={error}
      onChange={onChange}
    />
  )
}

function Two({ first, second }: { first: string; second?: string }) {
  return (
    <span>
      <span className="calc-size-line">{first}</span>
      {second && <span className="calc-size-line">{second}</span>}
    </span>
  )
}

function OwnSides({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.size')
  const { number } = formatter(useLocale())
  const { draft, change, errorOf } = wizard
  const { parcel_size } = draft
  const sides = [
    { name: 'length', label: t('length') },
    { name: 'width', label: t('width') },
    { name: 'height', label: t('height') },
  ] as const
  const wrong = sides.map(({ name }) => errorOf(`parcel_size.${name}`)).find(Boolean)
  const isTooLong = sides.some(({ name }) => parcel_size[name] > mostCm)
  return (
    <FieldGroup
      label={t('sides')}
      optional={t('optional')}
      className="wizard-sides"
      hint={t('sidesHint')}
      error={wrong ?? (isTooLong ? t('tooBig') : undefined)}
    >
      {sides.map(({ name, label }) => (
        <div key={name} data-field={`parcel_size.${name}`}>
          <NumberField
            label={<span className="wizard-sides__label">{label}</span>}
            unit={t('cm')}
            min={0}
            max={10_000}
            format={(value) => number(value, 1)}
            value={parcel_size[name] || undefined}
            onChange={(cm) => change({ parcel_size: { ...parcel_size, [name]: cm ?? 0 } })}
          />
        </div>
      ))}
    </FieldGroup>
  )
}
