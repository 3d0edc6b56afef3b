import './work.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import type { Work } from './use-work.ts'

/** Who deals with it, and how that changes. */
export function OwnerLine({ work, onHand }: { work: Work; onHand: () => void }) {
  const t = useTranslations('deskHome.details')
  const format = formatter(useLocale())
  const { data, owner, isMine, busy } = work
  const takenAt = data?.taken_at ?? null
  const waits = data === undefined || data.items.length > 0
  return (
    <div className="work-owner">
      {owner && <Avatar name={owner.full_name} size="small" />}
      <p className="work-owner__who">
        <b>
          {owner === null
            ? t('nobodyDecides')
            : isMine
              ? t('youDecide')
              : t('somebodyDecides', { name: owner.full_name })}
        </b>
        {takenAt !== null && (
          <span className="muted">{t('since', { moment: format.time(Date.parse(takenAt)) })}</span>
        )}
      </p>
      {isMine ? (
        <Button look="quiet" small busy={busy} onClick={work.leave}>
          {t('leave')}
        </Button>
      ) : (
        waits && (
          <Button look="second" small busy={busy} onClick={work.take}>
            {t(owner === null ? 'take' : 'takeOver')}
          </Button>
        )
      )}
      <Button look="second" small onClick={onHand}>
        {t('hand')}
      </Button>
    </div>
  )
}
