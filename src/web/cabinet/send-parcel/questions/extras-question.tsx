import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import type { ServiceAnswer } from '#modules/pricing/pricing.contract.ts'
import { isDoorAt } from '#parcel/draft/ends.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import {
  doorService,
  inspectService,
  keepSelected,
  selectedServices,
  toggled,
  withCover,
} from '../parcel/selected-services.ts'
import type { Step } from '../steps.ts'
import { useFaultTexts } from '../use-fault-texts.ts'
import type { Wizard } from '../use-wizard.ts'
import { WayOn } from '../way-on.tsx'
import { Question } from './question.tsx'

/** What can be had beside the carriage; the list is the server's. */
export function ExtrasQuestion({ wizard, current }: { wizard: Wizard; current: Step }) {
  const t = useTranslations('sendParcel.extras')
  const services = useAnswer(pricingCalls.listServices, {}, { quiet: true })
  const selected = selectedServices(wizard.draft)
  const text = selected.join(',')
  useEffect(() => keepSelected(text === '' ? [] : text.split(',')), [text])
  return (
    <Question step="extras" current={current} title={t('title')} hint={t('hint')}>
      <Loaded of={services} look="part" skeleton={<LoadingShape of="rows" count={4} />}>
        {(list) => (
          <div className="wizard-extras">
            {list
              .filter(({ slug }) => !slug.startsWith('cover_') && slug !== inspectService)
              .map((service) => (
                <Extra
                  key={service.id}
                  service={service}
                  inspect={list.find(({ slug }) => slug === inspectService)}
                  selected={selected}
                  wizard={wizard}
                />
              ))}
            <Cover levels={list.filter(({ slug }) => slug.startsWith('cover_'))} wizard={wizard} />
          </div>
        )}
      </Loaded>
      <WayOn wizard={wizard} at="extras" />
    </Question>
  )
}

type ExtraProps = {
  service: ServiceAnswer
  inspect: ServiceAnswer | undefined
  selected: readonly string[]
  wizard: Wizard
}

function Extra({ service, inspect, selected, wizard }: ExtraProps) {
  const t = useTranslations('sendParcel.extras')
  const texts = useFaultTexts()
  const { draft, change } = wizard
  const { slug, name, description, locked } = service
  const isOn = selected.includes(slug)
  const isNeedless = slug === doorService && !isDoorAt('to', draft)
  const isOutside = isOn && service.same_region_only && wizard.faults.services !== undefined
  return (
    <Checkbox
      label={name}
      note={isNeedless ? t('noDoor') : description}
      end={isNeedless ? t('notNeeded') : <Amount service={service} />}
      locked={locked}
      checked={isOn}
      error={isOutside ? texts.outside() : undefined}
      onChange={(event) => change({ deliveryInformation: toggled(draft, slug, event.target.checked) })}
    >
      {asksSum(slug, selected) && (
        <>
          <SumField wizard={wizard} />
          {inspect && <Inspect service={inspect} selected={selected} wizard={wizard} />}
        </>
      )}
    </Checkbox>
  )
}

function Amount({ service: { amount, locked } }: { service: ServiceAnswer }) {
  const t = useTranslations('sendParcel.extras')
  const { number } = formatter(useLocale())
  if (amount === null) return locked ? t('included') : null
  return amount === 0 ? t('free') : number(amount)
}

/** The sum is asked once, below the first of the services that collect it. */
function asksSum(slug: string, selected: readonly string[]): boolean {
  if (slug === 'cod') return selected.includes('cod')
  return slug === 'cod_return' && selected.includes('cod_return') && !selected.includes('cod')
}

function SumField({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.extras')
  const { number } = formatter(useLocale())
  const { draft, change, errorOf } = wizard
  const { product_fee } = draft.deliveryInformation
  return (
    <div data-field="product_fee" className="wizard-money">
      <NumberField
        label={t('sum')}
        unit={t('soum')}
        inputMode="numeric"
        min={0}
        step={1000}
        format={number}
        value={product_fee || undefined}
        error={errorOf('product_fee')}
        onChange={(sum) => change({ deliveryInformation: { product_fee: Math.round(sum ?? 0) } })}
      />
    </div>
  )
}

/** Beside the sum: without one there is nothing to pay after looking. */
function Inspect({ service, selected, wizard }: Omit<ExtraProps, 'inspect'>) {
  const { draft, change } = wizard
  return (
    <Checkbox
      label={service.name}
      note={service.description}
      checked={selected.includes(inspectService)}
      onChange={(event) =>
        change({ deliveryInformation: toggled(draft, inspectService, event.target.checked) })
      }
    />
  )
}

function Cover({ levels, wizard }: { levels: readonly ServiceAnswer[]; wizard: Wizard }) {
  const t = useTranslations('sendParcel.extras')
  const { money } = formatter(useLocale())
  const { draft, change, terms } = wizard
  const chosen = levels.find(({ slug }) => draft.deliveryInformation.services.includes(slug))
  if (levels.length === 0) return null
  return (
    <div className="wizard-cover">
      <Select
        label={t('cover')}
        hint={t('coverHint')}
        value={chosen?.slug ?? ''}
        onChange={(event) =>
          change({ deliveryInformation: { services: withCover(draft, event.target.value) } })
        }
      >
        <option value="">{t('coverFree', { upTo: money(terms.cover.free) })}</option>
        {levels.map(({ slug, name, amount }) => (
          <option key={slug} value={slug}>
            {t('coverLevel', { name, price: money(amount ?? 0) })}
          </option>
        ))}
      </Select>
    </div>
  )
}
