import './friends.css'
import { useTranslations } from 'use-intl'
import { useSession } from '#client/session.ts'
import { useLocale } from '#client/surroundings.ts'
import { referralTerms } from '#modules/promos/domain/referral.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import art from '../../shell/art/signs.svg?url'
import { IntroActions, IntroScreen } from '../../shell/intro-screen.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'

/** The promotion for friends, with everything that counts and everything that does not. Complete without a script. */
export function FriendsPage({ isRunning }: { isRunning: boolean }) {
  const t = useTranslations('referrals')
  const texts = usePageTexts()
  const { amount, money, number } = formatter(useLocale())
  const { shipments, days, reward } = referralTerms
  const lead = t('promo.lead', {
    shown: number(shipments),
    time: amount(days, 'day'),
    sum: money(reward),
  })
  return (
    <>
      <IntroScreen title={texts?.title} text={lead} art={<TwoFriends />}>
        {!isRunning && (
          <Notice tone="warning" title={t('page.stopped')}>
            {t('page.stoppedText')}
          </Notice>
        )}
        <IntroActions>
          <LocalLink className={buttonClass()} to="/referral/main">
            {t('promo.mine')}
          </LocalLink>
          <SignUp />
        </IntroActions>
      </IntroScreen>
      <div className="wrap friends-terms">
        <Steps />
        <section>
          <h2>{t('promo.fair')}</h2>
          <ul className="friends-terms__rules">
            <Rule icon="check">{t('promo.rules.counts')}</Rule>
            <Rule icon="box">{t('promo.rules.others')}</Rule>
            <Rule icon="users">{t('promo.rules.people')}</Rule>
            <Rule icon="undo">{t('promo.rules.back')}</Rule>
            <Rule icon="cash">{t('promo.rules.spend')}</Rule>
            <Rule icon="phone">{t('promo.rules.told')}</Rule>
          </ul>
        </section>
      </div>
    </>
  )
}

/** For whoever has no account yet, and so no link. */
function SignUp() {
  const t = useTranslations('referrals.promo')
  const { signedIn } = useSession()
  if (signedIn) return null
  return (
    <LocalLink className={buttonClass({ look: 'second' })} to="/sign_up">
      {t('signUp')}
    </LocalLink>
  )
}

const TwoFriends = () => (
  <svg className="friends-terms__art" viewBox="0 0 320 120" aria-hidden="true">
    <use href={`${art}#friends`} />
  </svg>
)

const Rule = ({ icon, children }: { icon: IconName; children: string }) => (
  <li>
    <Icon className="friends-terms__sign" name={icon} />
    <p>{children}</p>
  </li>
)

function Steps() {
  const t = useTranslations('referrals.promo')
  const { amount, money, number } = formatter(useLocale())
  const { shipments, days, receivers, reward, waitDays } = referralTerms
  return (
    <section>
      <h2>{t('how')}</h2>
      <ol className="friends-terms__steps">
        <li>
          <h3>{t('share.title')}</h3>
          <p>{t('share.text')}</p>
        </li>
        <li>
          <h3>{t('send.title')}</h3>
          <p>
            {t('send.text', {
              time: amount(days, 'day'),
              shown: number(shipments),
              receivers: number(receivers),
            })}
          </p>
        </li>
        <li>
          <h3>{t('reward.title', { sum: money(reward) })}</h3>
          <p>{t('reward.text', { wait: amount(waitDays, 'day') })}</p>
        </li>
      </ol>
    </section>
  )
}
