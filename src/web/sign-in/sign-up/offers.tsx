import { useTranslations } from 'use-intl'
import { Icon, type IconName } from '#ui/icon.tsx'

/** What a new customer is given at this moment. */
export type Promised = Readonly<{ firstParcel: boolean; halfPrice: boolean }>

/** What a new customer gets, with what it depends on. */
export function Offers({ promised: { firstParcel, halfPrice } }: { promised: Promised }) {
  const t = useTranslations('signUp.offers')
  if (!firstParcel && !halfPrice) return null
  return (
    <section className="offers" aria-labelledby="offers-title">
      <h2 id="offers-title" className="offers__title">
        {t('title')}
      </h2>
      <ul className="offers__list">
        {firstParcel && <Offer icon="gift" title={t('free.title')} text={t('free.text')} />}
        {halfPrice && <Offer icon="cash" title={t('half.title')} text={t('half.text')} />}
      </ul>
    </section>
  )
}

function Offer({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className="offers__offer">
      <Icon name={icon} className="offers__sign" />
      <div>
        <strong className="offers__name">{title}</strong>
        <p className="offers__text">{text}</p>
      </div>
    </li>
  )
}
