import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import {
  type DeliveryOption,
  type DeliveryType,
  spokenInterval,
  timeIntervals,
} from '#modules/orders/domain/order.ts'
import { longest, mostSoum } from '#modules/orders/domain/order-fields.ts'
import { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { paymentNames } from '#parcel/names/payment-names.ts'
import { modeName, speedName } from '#parcel/names/way-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import {
  collects,
  type Entry,
  type EntryFault,
  entryPayments,
  isCover,
  isDoor,
  withCover,
} from './entry-draft.ts'

type TermsFieldsProps = {
  entry: Entry
  faults: readonly EntryFault[]
  offers: readonly OfferAnswer[] | undefined
  onOption: (option: DeliveryOption) => void
  onChange: (part: Partial<Entry>) => void
}

const options = [2, 3, 4, 1] as const satisfies readonly DeliveryOption[]
const speeds = [1, 2] as const satisfies readonly DeliveryType[]

/** How it travels, what is done on the way, and who pays. Each way tells its price. */
export function TermsFields({ entry, faults, offers, onOption, onChange }: TermsFieldsProps) {
  const t = useTranslations()
  const optional = t('deskOrders.dialog.optional')
  const priced = usePriced(offers)
  return (
    <fieldset className="entry-part">
      <legend className="entry-part__title">{t('deskOrders.entry.terms')}</legend>
      <div className="entry-row entry-row--terms">
        <Select
          label={t('deskOrders.fields.option')}
          value={entry.option}
          onChange={(event) => onOption(Number(event.target.value) as DeliveryOption)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {priced(t(modeName(option)), option, entry.speed)}
            </option>
          ))}
        </Select>
        <Select
          label={t('deskOrders.fields.speed')}
          value={entry.speed}
          onChange={(event) => onChange({ speed: Number(event.target.value) as DeliveryType })}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {priced(t(speedName(speed)), entry.option, speed)}
            </option>
          ))}
        </Select>
        <Select
          label={t('deskOrders.fields.payment')}
          value={entry.payment}
          onChange={(event) =>
            onChange({ payment: entryPayments.find((one) => one === event.target.value) ?? 'cash' })
          }
        >
          {entryPayments.map((payment) => (
            <option key={payment} value={payment}>
              {t(paymentNames[payment])}
            </option>
          ))}
        </Select>
        {isDoor.to(entry.option) && (
          <Select
            label={t('deskOrders.fields.interval')}
            value={entry.interval ?? ''}
            onChange={(event) =>
              onChange({ interval: timeIntervals.find((one) => one === event.target.value) })
            }
          >
            <option value="">{t('deskOrders.fields.anyHour')}</option>
            {timeIntervals.map((interval) => (
              <option key={interval} value={interval}>
                {spokenInterval(interval)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <Services entry={entry} faults={faults} onChange={onChange} />
      <TextField
        label={t('deskOrders.fields.comment')}
        optional={optional}
        autoComplete="off"
        maxLength={longest.comment}
        value={entry.comment}
        onChange={(event) => onChange({ comment: event.target.value })}
      />
    </fieldset>
  )
}

/** The name of a way with its price, once it is known. */
function usePriced(offers: readonly OfferAnswer[] | undefined) {
  const format = formatter(useLocale())
  return (name: string, option: number, speed: number) => {
    const offer = offers?.find((one) => one.delivery_option === option && one.delivery_type === speed)
    return offer?.price ? `${name}: ${format.number(offer.price)}` : name
  }
}

function Services({ entry, faults, onChange }: Omit<TermsFieldsProps, 'offers' | 'onOption'>) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { data: services = [] } = useAnswer(pricingCalls.listServices, {})
  const toggle = (slug: string) => {
    const without = entry.services.filter((one) => one !== slug)
    onChange({ services: without.length === entry.services.length ? [...without, slug] : without })
  }
  const offered = services.filter(({ locked }) => !locked)
  const covers = offered.filter(({ slug }) => isCover(slug))
  return (
    <div className="entry-services">
      {offered
        .filter(({ slug }) => !isCover(slug))
        .map(({ slug, name, amount }) => (
          <Checkbox
            key={slug}
            label={name}
            end={amount === null ? undefined : format.number(amount)}
            checked={entry.services.includes(slug)}
            onChange={() => toggle(slug)}
          />
        ))}
      {covers.length > 0 && (
        <Select
          label={t('deskOrders.fields.cover')}
          value={entry.services.find(isCover) ?? ''}
          onChange={(event) => onChange({ services: withCover(entry.services, event.target.value) })}
        >
          <option value="">{t('deskOrders.fields.noCover')}</option>
          {covers.map(({ slug, name, amount }) => (
            <option key={slug} value={slug}>
              {amount === null ? name : `${name}: ${format.number(amount)}`}
            </option>
          ))}
        </Select>
      )}
      {collects(entry.services) && (
        <NumberField
          label={t('deskOrders.fields.productFee')}
          value={entry.productFee}
          min={0}
          max={mostSoum}
          step={1000}
          format={format.number}
          error={faults.includes('productFee') ? t('deskOrders.dialog.missing') : undefined}
          onChange={(productFee) => onChange({ productFee })}
        />
      )}
    </div>
  )
}
