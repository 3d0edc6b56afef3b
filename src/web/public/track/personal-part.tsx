import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { PartyAnswer, PersonalAnswer } from '#modules/tracking/tracking.contract.ts'
import { PlaceOnMap } from '#parcel/place/place-on-map.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { PhoneLink } from '../../shell/support-phones.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'

/** What only the two of them, and whoever they let, may see. */
export function PersonalPart({ personal }: { personal: PersonalAnswer }) {
  const t = useTranslations('tracking')
  const { money } = formatter(useLocale())
  const { sender, receiver, description, to_collect: toCollect, receiver_code: code, courier } = personal
  return (
    <section className="track-card personal" aria-label={t('personal.title')}>
      {code !== null && (
        <div className="personal__code">
          <div>
            <strong>{t('personal.code')}</strong>
            <p className="muted personal__what">{t('personal.codeText')}</p>
          </div>
          <span className="personal__digits">{code}</span>
        </div>
      )}
      {courier && <CourierPlace courier={courier} />}
      {toCollect > 0 && (
        <div className="personal__line">
          <Icon name="cash" />
          <div>
            <p className="muted personal__what">{t('personal.collect')}</p>
            <strong>{money(toCollect)}</strong>
          </div>
        </div>
      )}
      <Party title={t('people.sender')} party={sender} />
      <Party title={t('people.receiver')} party={receiver} />
      <div className="personal__line">
        <Icon name="box" />
        <div>
          <p className="muted personal__what">{t('personal.description')}</p>
          <strong>{description}</strong>
        </div>
      </div>
    </section>
  )
}

/** Told only while this parcel is the next stop. */
function CourierPlace({ courier }: { courier: NonNullable<PersonalAnswer['courier']> }) {
  const t = useTranslations('tracking.personal')
  const { time } = formatter(useLocale())
  const isHydrated = useHydrated()
  return (
    <div className="personal__line">
      <Icon name="route" />
      <div>
        <strong>{t('courier')}</strong>
        <p className="muted personal__what">{t('courierAt', { time: time(new Date(courier.at)) })}</p>
        {isHydrated && (
          <PlaceOnMap
            label={t('pin')}
            at={{ lat: courier.latitude, lon: courier.longitude }}
            where={t('courier')}
          />
        )}
      </div>
    </div>
  )
}

function Party({ title, party }: { title: string; party: PartyAnswer }) {
  const t = useTranslations('tracking.personal')
  const isHydrated = useHydrated()
  const { pin, point } = party
  const where = [point?.name, point?.address, party.street, party.mahalla, party.landmark, party.area]
  return (
    <div className="personal__line">
      <Icon name={point ? 'point' : 'home'} />
      <div>
        <p className="muted personal__what">{title}</p>
        <strong>{party.full_name}</strong>
        {party.phone_number !== '' && (
          <p>
            <PhoneLink phone={party.phone_number} />
          </p>
        )}
        <p>{where.filter(Boolean).join(', ')}</p>
        {pin && isHydrated && (
          <PlaceOnMap
            label={t('pin')}
            at={{ lat: pin.latitude, lon: pin.longitude }}
            where={party.street ?? undefined}
          />
        )}
      </div>
    </div>
  )
}
