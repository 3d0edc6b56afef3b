import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { regions } from '#modules/geo/domain/regions.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLocale } from '../../shell/current-page.ts'
import { pathOf } from '../../shell/site-links.ts'
import { parcelSizes } from './parcel-sizes.ts'

const tashkentCity = 14
const samarkand = 8

/** The calculator's first question, shaped like a waybill: what you say, a tear, what it costs. */
export function Waybill() {
  const t = useTranslations('home.waybill')
  return (
    <div className="wrap">
      <Form
        className="waybill"
        action={localizedPath(useLocale(), pathOf('calculator'))}
        aria-label={t('label')}
      >
        <RegionCell name="from" label={t('from')} hint={t('fromHint')} chosen={tashkentCity} />
        <RegionCell name="to" label={t('to')} hint={t('toHint')} chosen={samarkand} />
        <SizeCell />
        <PriceCell />
      </Form>
    </div>
  )
}

type CellProps = {
  name: string
  label: string
  hint: ReactNode
  chosen: string | number
  children: ReactNode
}

function Cell({ name, label, hint, chosen, children }: CellProps) {
  const id = useId()
  return (
    <div className="waybill__cell">
      <label className="waybill__label" htmlFor={id}>
        {label}
      </label>
      <select
        className="waybill__select"
        id={id}
        name={name}
        defaultValue={chosen}
        aria-describedby={`${id}-hint`}
      >
        {children}
      </select>
      <Icon name="chevronDown" size="small" />
      <span className="waybill__hint" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  )
}

function RegionCell(props: Omit<CellProps, 'children'>) {
  const locale = useLocale()
  return (
    <Cell {...props}>
      {regions.map(({ id, name, short = name }) => (
        <option key={id} value={id}>
          {short[locale]}
        </option>
      ))}
    </Cell>
  )
}

/** The hint that belongs to the chosen size is picked by the style sheet, so it is right without a script too. */
function SizeCell() {
  const t = useTranslations('home.waybill')
  const texts = useTranslations()
  const { weight, size: sides } = formatter(useLocale())
  const hints = parcelSizes.map(({ size, weightGrams, sidesCm }) => (
    <span key={size} className={`waybill__size waybill__size--${size}`}>
      {t('upTo', { weight: weight(weightGrams), sides: sides(sidesCm) })}
    </span>
  ))
  return (
    <Cell
      name="size"
      label={t('size')}
      chosen="small"
      hint={
        <>
          {hints}
          <span className="waybill__size waybill__size--other">{t('measured')}</span>
        </>
      }
    >
      {parcelSizes.map(({ size, name }) => (
        <option key={size} value={size}>
          {texts(name)}
        </option>
      ))}
      <option value="other">{t('sizes.other')}</option>
    </Cell>
  )
}

/** The line is left blank to be filled in: here the price will stand as soon as it can be counted. */
function PriceCell() {
  const t = useTranslations('home.waybill')
  return (
    <div className="waybill__price">
      <p className="waybill__answer">
        <span className="waybill__label">{t('price')}</span>
        <span className="waybill__blank" aria-hidden="true">
          {t('currency')}
        </span>
        <span className="waybill__hint">{t('priceHint')}</span>
      </p>
      <Button type="submit">{t('button')}</Button>
    </div>
  )
}
