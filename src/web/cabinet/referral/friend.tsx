import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import type { InvitedFriend } from '#modules/promos/referral/referral.contract.ts'
import { stateLooks, stateNames } from '#parcel/referral/referral-states.ts'
import { formatter } from '#platform/i18n/format.ts'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { Progress } from '#ui/waiting/progress.tsx'

type FriendProps = { friend: InvitedFriend; needed: number }

/** One friend by their initials: how many of ten, how many days are left, what came of it. */
export function Friend({ friend, needed }: FriendProps) {
  const t = useTranslations()
  return (
    <li className="referral-friend">
      <div className="referral-friend__head">
        <strong>{friend.initials || t('referrals.page.unnamed')}</strong>
        <StateBadge {...stateLooks[friend.state]} label={t(stateNames[friend.state])} />
      </div>
      <Course course={friend} needed={needed} />
    </li>
  )
}

type CourseProps = { course: Omit<InvitedFriend, 'initials'>; needed: number }

/** How far it is, and why it went no further. */
export function Course({ course, needed }: CourseProps) {
  const t = useTranslations('referrals.page')
  const { number, phone } = formatter(useLocale())
  const [support] = brand.supportPhones
  const figures = t('progress', { done: number(Math.min(course.shipments, needed)), needed: number(needed) })
  return (
    <>
      <Progress
        label={figures}
        value={Math.min(1, course.shipments / needed)}
        tone={course.state === 'paid' ? 'ok' : 'brand'}
      />
      <p className="muted referral-friend__when">
        <When course={course} />
      </p>
      {course.reasons.map(({ code, text }) => (
        <p key={code} className="referral-friend__why">
          {text}
        </p>
      ))}
      {course.note && <p className="referral-friend__why">{t('note', { note: course.note })}</p>}
      {course.state === 'refused' && (
        <p className="muted">
          {t.rich('disagree', {
            phone: phone(support),
            call: (words) => (
              <a className="unbroken" href={`tel:+998${support}`}>
                {words}
              </a>
            ),
          })}
        </p>
      )}
    </>
  )
}

/** A date is not torn apart at the end of a line. */
const inOnePiece = (text: string) => text.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060')

/** The day that matters now: the last one, or that of the reward. Nothing once it is decided otherwise. */
function When({ course }: Pick<CourseProps, 'course'>) {
  const t = useTranslations('referrals.page')
  const { date, number } = formatter(useLocale())
  const day = (iso: string) => inOnePiece(date(Date.parse(iso)))
  const { state, reward_at: rewardAt, days_left: left, deadline } = course
  if (rewardAt !== null) return t(state === 'waiting' ? 'rewardAt' : 'paidAt', { date: day(rewardAt) })
  if (state === 'expired') return t('endedAt', { date: day(deadline) })
  if (state !== 'collecting') return null
  if (left === 0) return t('left', { count: 0, shown: number(0) })
  return `${t('left', { count: left, shown: number(left) })}, ${t('until', { date: day(deadline) })}`
}
