import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { LocalLink } from '../../../shell/local-link.tsx'
import { pathOf } from '../../../shell/site-links.ts'
import art from '../art/band.svg?url'
import { msToNextChange, type TimeLeft, timeLeft } from './countdown.ts'

/** In the words of the desk; without an end nothing is counted down. */
export type PromotionView = {
  title: string
  text: string
  endsAt: number | undefined
  /** Then the way leads to the sign-up, else to a parcel. */
  isForNew: boolean
}

/** The offer of the day and the time it has left; gone when it is over. */
export function PromotionBand({ promotion, madeAt }: { promotion: PromotionView; madeAt: number }) {
  const t = useTranslations()
  const { date } = formatter(useLocale())
  const { title, text, endsAt, isForNew } = promotion
  const left = useTimeLeft(endsAt, madeAt)
  if (endsAt !== undefined && !left) return null
  return (
    <section className="promotion">
      <svg
        className="promotion__band"
        viewBox="0 0 680 240"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <use href={`${art}#band`} />
      </svg>
      <div className="wrap promotion__inside">
        <div className="promotion__words">
          <h2 className="promotion__title">{title}</h2>
          <p className="promotion__text">{text}</p>
          <LocalLink className="button promotion__button" to={isForNew ? '/sign_up' : pathOf('sendParcel')}>
            {t(isForNew ? 'shell.account.signUp' : 'shell.links.sendParcel')}
          </LocalLink>
        </div>
        {endsAt !== undefined && left && (
          <div className="countdown">
            <Countdown left={left} />
            {/* At midnight it is the day before that was the last. */}
            <p className="countdown__end">{t('home.promotion.ends', { date: date(endsAt - 1) })}</p>
          </div>
        )}
      </div>
    </section>
  )
}

/** The first picture is the server's, however old the page is; from then on the clock of the browser counts. */
function useTimeLeft(endsAt: number | undefined, madeAt: number): TimeLeft | undefined {
  const [now, setNow] = useState(madeAt)
  useEffect(() => {
    if (endsAt === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const current = Date.now()
      setNow(current)
      if (current < endsAt) timer = setTimeout(tick, msToNextChange(endsAt, current))
    }
    tick()
    return () => clearTimeout(timer)
  }, [endsAt])
  return endsAt === undefined ? undefined : timeLeft(endsAt, now)
}

function Countdown({ left: { days, hours, minutes, seconds } }: { left: TimeLeft }) {
  const t = useTranslations('home.promotion')
  return (
    <div className="countdown__clock" role="timer" aria-label={t('left')}>
      {days > 0 && <Unit value={days} name={t('days', { count: days })} />}
      <Unit value={hours} name={t('hours', { count: hours })} />
      <Unit value={minutes} name={t('minutes', { count: minutes })} />
      {days === 0 && <Unit quick value={seconds} name={t('seconds', { count: seconds })} />}
    </div>
  )
}

function Unit({ value, name, quick = false }: { value: number; name: string; quick?: boolean }) {
  return (
    <span className={quick ? 'countdown__unit countdown__unit--quick' : 'countdown__unit'}>
      <b className="countdown__value">{String(value).padStart(2, '0')}</b> {name}
    </span>
  )
}
