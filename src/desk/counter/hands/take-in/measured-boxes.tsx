import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { BoxPicture } from '#parcel/price/box-picture.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useSizeName } from '../place/use-size-name.ts'
import type { Measures } from './intake.ts'

type MeasuredBoxesProps = {
  order: OrderDetail
  measures: Measures
  /** Left out where it may not be measured any more. */
  onMeasures: ((measures: Measures) => void) | undefined
}

const pictures = ['small', 'medium', 'large', 'other'] as const

/** What the order says beside what the scales and the ruler say. */
export function MeasuredBoxes({ order, measures, onMeasures }: MeasuredBoxesProps) {
  const t = useTranslations('deskCounterHands.takeIn')
  const format = formatter(useLocale())
  const sizeName = useSizeName()
  const { weight, length, width, height, size_class: sizeClass } = order.parcel_size
  const sides = [length, width, height]
  const isMeasured = sides.every((side) => side > 0)
  const [figure, unit = ''] = format.weight(Math.round(weight * 1000)).split(/\s/u)
  const picture = pictures.find((one) => one === sizeClass)
  const words = [isMeasured && format.size(sides), sizeName(sizeClass)].filter(Boolean).join(', ')
  return (
    <div className="measured">
      <div className="measured__said">
        <h3>{t('ordered')}</h3>
        <strong>
          {figure} <i>{unit}</i>
        </strong>
        <p>{words}</p>
        {picture && <BoxPicture size={picture} />}
      </div>
      {onMeasures && (
        <>
          <Icon name="arrowRight" className="measured__arrow" />
          <MeasureFields measures={measures} onMeasures={onMeasures} />
        </>
      )}
    </div>
  )
}

const sideNames = ['length', 'width', 'height'] as const

type MeasureFieldsProps = { measures: Measures; onMeasures: (measures: Measures) => void }

function MeasureFields({ measures, onMeasures }: MeasureFieldsProps) {
  const t = useTranslations('deskCounterHands.takeIn')
  const all = useTranslations()
  const format = formatter(useLocale())
  const written = (value: number) => format.number(value, 3)
  return (
    <fieldset className="measured__fields" aria-label={t('measured')}>
      <p className="measured__title" aria-hidden="true">
        {t('measured')}
      </p>
      <div className="measured__weight">
        <NumberField
          label={t('weight')}
          unit={t('kg')}
          value={measures.weight}
          min={0.01}
          max={100}
          format={written}
          onChange={(weight) => onMeasures({ ...measures, weight })}
        />
      </div>
      <div className="measured__sides">
        {sideNames.map((side) => (
          <NumberField
            key={side}
            label={all(`deskCounterHands.takeIn.${side}`)}
            unit={t('cm')}
            narrow
            value={measures[side]}
            min={1}
            max={300}
            format={written}
            onChange={(value) => onMeasures({ ...measures, [side]: value })}
          />
        ))}
      </div>
      <p className="measured__hint">{t('measuredHint')}</p>
    </fieldset>
  )
}
