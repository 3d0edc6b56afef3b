import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import type { DraftChange, OrderDraft } from '#parcel/draft/order-draft.ts'
import { isPriced } from '#parcel/price/offers.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { PhoneLink } from '../../shell/support-phones.tsx'
import { firstPath, stepPath } from './paths.ts'
import type { Wizard } from './use-wizard.ts'

/** Which question the refusal of an offer is about: a service is left out where services are chosen. */
export const refusedAt = ({ instead }: OfferAnswer) => (instead?.without ? 'extras' : 'mode')

type WayOnProps = { wizard: Wizard; at: ReturnType<typeof refusedAt> }

/** When what was chosen cannot be had: why, and one tap to what can. */
export function WayOn({ wizard, at }: WayOnProps) {
  const t = useTranslations('sendParcel.wayOn')
  const { offer, draft, change } = wizard
  const [phone = ''] = brand.supportPhones
  if (!offer || isPriced(offer) || refusedAt(offer) !== at) return null
  const instead = changeInstead(offer, draft)
  const words = {
    standard: t('standard'),
    express: t('express'),
    doorToDoor: t('doorToDoor'),
    without: t('without'),
  }
  return (
    <div role="alert" className="way-on">
      <Notice tone="warning" title={t('title')}>
        <p>{offer.reason}</p>
        <p className="way-on__actions">
          {instead && (
            <Button small onClick={() => change(instead.change)}>
              {words[instead.name]}
            </Button>
          )}
          {offer.reason_code === 'on_request' && <PhoneLink phone={phone} />}
          {!instead &&
            (offer.reason_code === 'city_not_served' ? (
              <LocalLink to={stepPath(firstPath, 'route')}>{t('otherPlace')}</LocalLink>
            ) : (
              <LocalLink to={stepPath(firstPath, 'size')}>{t('otherSize')}</LocalLink>
            ))}
        </p>
      </Notice>
    </div>
  )
}

type Instead = {
  name: 'standard' | 'express' | 'doorToDoor' | 'without'
  change: DraftChange
}

/** What the price says would work, as a change of the draft. */
function changeInstead({ instead }: OfferAnswer, draft: OrderDraft): Instead | undefined {
  if (!instead) return undefined
  const { delivery_option, delivery_type, without } = instead
  if (delivery_type) {
    const express = delivery_type === 2
    return {
      name: express ? 'express' : 'standard',
      change: { deliveryMethod: { delivery_type: express ? 2 : 1 } },
    }
  }
  if (without) {
    const services = draft.deliveryInformation.services.filter((slug) => slug !== without)
    return { name: 'without', change: { deliveryInformation: { services } } }
  }
  return delivery_option === 2 ? { name: 'doorToDoor', change: { delivery_option } } : undefined
}
