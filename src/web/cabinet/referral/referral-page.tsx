import './referral.css'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { referralCalls } from '#modules/promos/referral/referral.calls.ts'
import type { ReferralAnswer } from '#modules/promos/referral/referral.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { MoneyPage, MoneyWaiting } from '../../shell/frame/money-page.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { pathOf } from '../../shell/site-links.ts'
import { Friend } from './friend.tsx'
import { OwnCourse } from './own-course.tsx'
import { ShareLink } from './share-link.tsx'

/** The own link, and what has come of it. */
export function ReferralPage() {
  return (
    <MoneyPage>
      <Invitations />
    </MoneyPage>
  )
}

function Invitations() {
  const t = useTranslations('referrals.page')
  const answer = useAnswer(referralCalls.readReferral, {})
  return (
    <Loaded of={answer} skeleton={<MoneyWaiting />}>
      {(referral) => (
        <div className="referral">
          {!referral.running && (
            <Notice tone="warning" title={t('stopped')}>
              {t('stoppedText')}
            </Notice>
          )}
          <div className="referral__top">
            <ShareLink link={referral.link} reward={referral.reward} />
            <Earned referral={referral} />
          </div>
          {referral.mine && <OwnCourse referral={referral} mine={referral.mine} />}
          <Friends referral={referral} />
          <LocalLink to={pathOf('promoFriends')}>{t('rules')}</LocalLink>
        </div>
      )}
    </Loaded>
  )
}

function Earned({ referral }: { referral: ReferralAnswer }) {
  const t = useTranslations('referrals.page')
  const { money, number } = formatter(useLocale())
  const { earned, friends } = referral
  return (
    <section className="referral-earned" aria-label={t('earned')}>
      <p className="referral__label">{t('earned')}</p>
      <p className="referral-earned__sum">{money(earned)}</p>
      <p>{t('friends', { count: friends, shown: number(friends) })}</p>
      <p className="muted referral-earned__note">{t('earnedNote')}</p>
    </section>
  )
}

function Friends({ referral }: { referral: ReferralAnswer }) {
  const t = useTranslations('referrals.page')
  const { invited, needed } = referral
  return (
    <section className="referral-friends" aria-labelledby="referral-friends">
      <h2 id="referral-friends">{t('list')}</h2>
      {invited.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <ul className="referral-friends__list">
          {invited.map((friend) => (
            <Friend key={`${friend.registered_at} ${friend.initials}`} friend={friend} needed={needed} />
          ))}
        </ul>
      )}
    </section>
  )
}
