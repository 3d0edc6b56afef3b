import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OwnCourse as Mine, ReferralAnswer } from '#modules/promos/referral/referral.contract.ts'
import { stateLooks, stateNames } from '#parcel/referral/referral-states.ts'
import { formatter } from '#platform/i18n/format.ts'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { Progress } from '#ui/waiting/progress.tsx'
import { Course } from './friend.tsx'

type OwnCourseProps = { referral: ReferralAnswer; mine: Mine }

/** Whoever was invited sees how far they are, and which parcels do not count. */
export function OwnCourse({ referral, mine }: OwnCourseProps) {
  const t = useTranslations()
  const { money, number } = formatter(useLocale())
  const { needed, needed_receivers: receivers, reward } = referral
  const isOpen = mine.state === 'collecting'
  return (
    <section className="referral-friend referral-mine" aria-labelledby="referral-mine">
      <div className="referral-friend__head">
        <h2 id="referral-mine">{t('referrals.page.mineTitle', { inviter: mine.inviter })}</h2>
        <StateBadge {...stateLooks[mine.state]} label={t(stateNames[mine.state])} />
      </div>
      {isOpen && <p>{t('referrals.page.mineText', { reward: money(reward) })}</p>}
      <div className="referral-mine__parts">
        <div className="referral-mine__part">
          <Course course={mine} needed={needed} />
          {isOpen && (
            <Progress
              label={t('referrals.page.receivers', {
                done: number(Math.min(mine.receivers, receivers)),
                needed: number(receivers),
              })}
              value={Math.min(1, mine.receivers / receivers)}
            />
          )}
        </div>
        {mine.not_counted.length > 0 && (
          <div className="referral-mine__part">
            <h3>{t('referrals.page.notCounted')}</h3>
            <ul className="referral-left-out">
              {mine.not_counted.map(({ code, count, text }) => (
                <li key={code}>{t('referrals.page.notCountedLine', { shown: number(count), why: text })}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
