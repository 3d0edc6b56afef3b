import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { BillLines } from '#parcel/bill/bill-lines.tsx'
import { OtherPromotions } from '#parcel/bill/other-promotions.tsx'
import { isPriced, type PricedOffer } from '#parcel/price/offers.ts'
import { usePromised } from '#parcel/price/use-promised.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/show/price.tsx'
import { PhoneLink } from '../../shell/support-phones.tsx'
import type { Wizard } from './use-wizard.ts'

/** The price, always in sight: a paper beside the questions, on a phone a bar below them that opens into its lines. */
export function Bill({ wizard, children }: { wizard: Wizard; children: ReactNode }) {
  const t = useTranslations('sendParcel.bill')
  const common = useTranslations('common')
  const lines = useId()
  const [open, setOpen] = useState(false)
  const { offer, quoted, terms, draft } = wizard
  const priced = offer && isPriced(offer) ? offer : undefined
  const hasCover = draft.deliveryInformation.services.some((slug) => slug.startsWith('cover_'))
  return (
    <aside className="bill" aria-label={t('title')} data-open={open || undefined}>
      <div className="bill__paper">
        <div className="bill__sum" role="status" data-stale={quoted.state === 'loading' || undefined}>
          <span className="bill__title">{t('title')}</span>
          {priced && quoted.answer ? (
            <Sum offer={priced} today={quoted.answer.today} />
          ) : (
            <WhyNoPrice offer={offer} state={quoted.state} />
          )}
        </div>
        {quoted.state === 'failed' && (
          <Button look="second" small onClick={quoted.retry}>
            {common('failed.retry')}
          </Button>
        )}
        {priced && (
          <>
            <button
              type="button"
              className="bill__toggle"
              aria-expanded={open}
              aria-controls={lines}
              onClick={() => setOpen(!open)}
            >
              {t('lines')}
              <Icon name="chevronDown" size="tiny" className="bill__arrow" />
            </button>
            <div className="bill__lines" id={lines}>
              {priced.note && <p className="bill__remark">{priced.note}</p>}
              <BillLines
                lines={priced.lines}
                price={priced.price}
                freeCover={hasCover ? undefined : terms.cover.free}
              />
              <OtherPromotions promotion={priced.promotion} />
            </div>
          </>
        )}
        <div className="bill__actions">{children}</div>
        <p className="bill__note">{t('kept')}</p>
      </div>
    </aside>
  )
}

function Sum({ offer, today }: { offer: PricedOffer; today: string }) {
  const t = useTranslations('sendParcel.bill')
  const { number } = formatter(useLocale())
  const promised = usePromised(today)
  return (
    <>
      <Price amount={number(offer.price)} currency={t('soum')} hot />
      <span className="bill__when">
        <Icon name="calendar" size="small" className="bill__calendar" />
        <span>{promised(offer.promised)}</span>
      </span>
    </>
  )
}

/** Before anything can be counted, and when something stands against it: what, and whom to call. */
function WhyNoPrice({ offer, state }: { offer: OfferAnswer | undefined; state: Wizard['quoted']['state'] }) {
  const t = useTranslations('sendParcel.bill')
  const [phone = ''] = brand.supportPhones
  const words = { none: t('none'), ready: t('none'), loading: t('counting'), failed: t('failed') }
  return (
    <span className="bill__none">
      {offer?.reason ?? words[state]}
      {offer?.reason_code === 'on_request' && (
        <>
          {' '}
          <PhoneLink phone={phone} />
        </>
      )}
    </span>
  )
}
