import './offer-banner.css'
import { useTranslations } from 'use-intl'
import { keepUser } from '#client/session.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { offerCalls } from '#modules/accounts/offer/offer.calls.ts'
import { offerInForce } from '#modules/content/domain/offer-versions.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../local-link.tsx'
import { offerDay } from './offer-day.ts'

/** The version in force, and whether they agree. */
export function OfferQuestion({ onLater }: { onLater: () => void }) {
  const t = useTranslations('shell.offer')
  const { date } = formatter(useLocale())
  const { id: version } = offerInForce(new Date())
  const task = useTask(offerCalls.acceptOffer)
  const accept = async () => {
    const accepted = await task.run({ body: { version } })
    if (accepted.ok) keepUser(accepted.value)
  }
  return (
    <section className="offer-banner" aria-label={t('label')}>
      <div className="wrap offer-banner__inside">
        <Icon name="file" className="offer-banner__icon" />
        <p className="offer-banner__text" role="status">
          {task.state === 'failed'
            ? t('failed')
            : t.rich('text', {
                date: date(offerDay(version), 'long'),
                link: (words) => <LocalLink to="/offer">{words}</LocalLink>,
              })}
        </p>
        <div className="offer-banner__actions">
          <Button small busy={task.state === 'busy'} onClick={() => void accept()}>
            {t('yes')}
          </Button>
          <Button small look="quiet" onClick={onLater}>
            {t('later')}
          </Button>
        </div>
      </div>
    </section>
  )
}
