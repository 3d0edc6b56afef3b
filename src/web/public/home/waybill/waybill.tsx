import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { pathOf } from '../../../shell/site-links.ts'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import { parcelSizes } from './parcel-sizes.ts'
import { type StartingPrices, startingPrice, type WaybillChoice } from './starting-price.ts'

const tashkentCity = 14
const samarkand = 8

const firstChoice: WaybillChoice = { from: tashkentCity, to: samarkand, size: 'small' }

/** The calculator's first question, shaped like a waybill: what you say, a tear, what it costs. */
export function Waybill({ prices }: { prices: StartingPrices | undefined }) {
  const t = useTranslations('home.waybill')
  const form = useRef<HTMLFormElement>(null)
  const [choice, readChoice] = useChoice(form)
  return (
    <div className="wrap">
      <Form
        ref={form}
        className="waybill"
        data-live={useHydrated() || undefined}
        onChange={readChoice}
        action={localizedPath(useLocale(), pathOf('calculator'))}
        aria-label={t('label')}
      >
        <RegionCell name="from" label={t('from')} hint={t('fromHint')} chosen={firstChoice.from} />
        <RegionCell name="to" label={t('to')} hint={t('toHint')} chosen={firstChoice.to} />
        <SizeCell />
        <PriceCell prices={prices} choice={choice} />
      </Form>
    </div>
  )
}

/** Read from the form, which the browser may have filled in again on the way back. */
function useChoice(form: RefObject<HTMLFormElement | null>) {
  const [choice, setChoice] = useState(firstChoice)
  const read = () => {
    if (!form.current) return
    const chosen = new FormData(form.current)
    setChoice({
      from: Number(chosen.get('from')),
      to: Number(chosen.get('to')),
      size: String(chosen.get('size')),
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(read, [])
  return [choice, read] as const
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
      <Icon name="chevronDown" size="small" className="waybill__arrow" />
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
        <option key={id} value={id} data-first={id === props.chosen || undefined}>
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
      chosen={firstChoice.size}
      hint={
        <>
          {hints}
          <span className="waybill__size waybill__size--other">{t('measured')}</span>
        </>
      }
    >
      {parcelSizes.map(({ size, name }) => (
        <option key={size} value={size} data-first={size === firstChoice.size || undefined}>
          {texts(name)}
        </option>
      ))}
      <option value="other">{t('sizes.other')}</option>
    </Cell>
  )
}

/** Without prices the line is left blank to be filled in; without a script it is blank once something else is chosen. */
function PriceCell({ prices, choice }: { prices: StartingPrices | undefined; choice: WaybillChoice }) {
  const t = useTranslations('home.waybill')
  const { number, dateRange } = formatter(useLocale())
  const price = prices && startingPrice(prices, choice)
  return (
    <div className="waybill__price">
      <p className="waybill__answer">
        <span className="waybill__label">{t('price')}</span>
        {prices && price !== undefined && (
          <span className="waybill__filled">
            <span className="waybill__line waybill__amount" role="status">
              {t.rich('priceFrom', { price: number(price), b: (amount) => <b>{amount}</b> })}
            </span>
            <span className="waybill__hint">
              {dateRange(noonOf(prices.promised.from), noonOf(prices.promised.to))}
            </span>
          </span>
        )}
        <span className={price === undefined ? undefined : 'waybill__unfilled'}>
          <span className="waybill__line waybill__blank" aria-hidden="true">
            {t('currency')}
          </span>
          <span className="waybill__hint">{t('priceHint')}</span>
        </span>
      </p>
      <Button type="submit" className="waybill__send">
        {t('button')}
      </Button>
    </div>
  )
}
