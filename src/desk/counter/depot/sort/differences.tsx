import './differences.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { SortingBoard } from '#modules/delivery/sorting/sorting.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { searchNames } from '../parts/depot-words.ts'

/** As many as a screen holds beside the lanes; the rest is counted. */
const shown = 30
const fewLeft = 3

type DifferencesProps = { board: SortingBoard; onClose: () => void }

/** What the van listed and nobody has scanned, and what came unlisted: each with what to do. */
export function Differences({ board, onClose }: DifferencesProps) {
  const t = useTranslations('deskDepot.differences')
  const words = useTranslations()
  const { missing, surplus, missing_count: left, expected } = board
  // While most of the van is still in it, nothing is missing yet.
  const isEarly = left > Math.max(fewLeft, expected / 4)
  return (
    <section className="differences">
      <Side
        icon="warning"
        title={t(isEarly ? 'notYet' : 'missing')}
        count={left}
        isQuiet={isEarly}
        none={t('noneMissing')}
      >
        {missing.slice(0, shown).map(({ order_id: id, tracking_code: code, lane, to, bag, search }) => (
          <li key={id}>
            <p className="differences__code">
              <TrackCode code={code} />
              {lane !== null && <span>{t('lane', { number: String(lane) })}</span>}
            </p>
            <p>{bag === null ? t('goes', { to }) : t('fromBag', { bag })}</p>
            {!isEarly && <p className="differences__do">{words(searchNames[search])}</p>}
          </li>
        ))}
      </Side>
      <Side icon="plus" title={t('surplus')} count={board.surplus_count} none={t('noneSurplus')}>
        {surplus.slice(0, shown).map(({ order_id: id, tracking_code: code, lane, to }) => (
          <li key={id}>
            <p className="differences__code">
              <TrackCode code={code} />
              <span>{t('notListed')}</span>
            </p>
            <p>{t('goes', { to })}</p>
            {lane !== null && <p className="differences__do">{t('put', { number: String(lane) })}</p>}
          </li>
        ))}
      </Side>
      <Button look="second" block className="differences__close" onClick={onClose}>
        {t(left > 0 ? 'closeMissing' : 'close')}
      </Button>
    </section>
  )
}

type SideProps = {
  icon: IconName
  title: string
  count: number
  none: string
  isQuiet?: boolean
  children: readonly ReactNode[]
}

function Side({ icon, title, count, none, isQuiet = false, children }: SideProps) {
  const t = useTranslations('deskDepot.differences')
  const { number } = formatter(useLocale())
  return (
    <div className="differences__side" data-any={(count > 0 && !isQuiet) || undefined}>
      <h3>
        <Icon name={isQuiet ? 'scan' : icon} />
        {title}
        <b>{number(count)}</b>
      </h3>
      {count === 0 ? <p className="differences__none">{none}</p> : <ul>{children}</ul>}
      {count > children.length && (
        <p>{t('more', { count: count - children.length, text: number(count - children.length) })}</p>
      )}
    </div>
  )
}
