import { useTranslations } from 'use-intl'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { changeKeptDraft, keptOrderDraft } from '#parcel/draft/kept-draft.ts'
import { buttonClass } from '#ui/button.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { draftTo } from './draft-to.ts'

/** Into the wizard, with this point as where the parcel goes. One that takes nothing now says so beside. */
export function SendHere({ point }: { point: PointAnswer }) {
  const t = useTranslations('nearby.card')
  if (point.state !== 'open')
    return <p className="point-card__off">{t(point.state === 'full' ? 'full' : 'closed')}</p>
  return (
    <LocalLink
      className={buttonClass({ block: true })}
      to="/send_parcel"
      onClick={() => changeKeptDraft(draftTo(point, keptOrderDraft()))}
    >
      {t('send')}
    </LocalLink>
  )
}
