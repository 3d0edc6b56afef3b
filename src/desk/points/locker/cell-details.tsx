import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { lockersDeskCalls } from '#modules/lockers/desk/lockers-desk.calls.ts'
import type { DeskLocker } from '#modules/lockers/desk/lockers-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Fact } from '../../parts/fact.tsx'
import { faultNames, openingNames, sizeNames, stateNames } from './locker-words.ts'

type CellDetailsProps = {
  id: number
  cell: DeskLocker['cells'][number]
  onChanged: (locker: DeskLocker) => void
}

/** One door: what lies behind it, and what somebody has found who went there. */
export function CellDetails({ id, cell, onChanged }: CellDetailsProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const failureText = useFailureText()
  const task = useTask(lockersDeskCalls.clearLockerFault)
  const { number, size, sides_cm: sides, state, fault, parcel, opening } = cell
  const label = parcel ?? opening
  const clear = async (inside: boolean) => {
    const answer = await task.run({ params: { id, number }, body: { inside } })
    if (answer.ok) onChanged(answer.value)
  }
  const isLost = parcel !== null && !parcel.is_here
  return (
    <div className="desk-locker__cell">
      <h4 className="desk-locker__title">{t('deskPoints.locker.cellTitle', { number: String(number) })}</h4>
      <dl className="desk-facts">
        <Fact name={t('deskPoints.locker.inner')}>
          {t(sizeNames[size])}, {format.size(sides)}
        </Fact>
        {fault && (
          <Fact name={t('deskPoints.locker.fault')}>
            {t('deskPoints.locker.since', {
              fault: t(faultNames[fault.kind]),
              when: format.dateTime(Date.parse(fault.at)),
            })}
          </Fact>
        )}
        {opening && <Fact name={t('deskPoints.locker.open')}>{t(openingNames[opening.what])}</Fact>}
        {label ? (
          <Fact name={t('deskPoints.locker.parcel')}>
            <LocalLink className="unbroken" to={`/desk/orders/${label.order_id}`}>
              {label.tracking_code}
            </LocalLink>
          </Fact>
        ) : (
          <Fact name={t('deskPoints.locker.parcel')}>{t(stateNames[state])}</Fact>
        )}
      </dl>
      {isLost && <Notice tone="warning">{t('deskPoints.locker.notHere')}</Notice>}
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
      {(fault || isLost) && (
        <p className="desk-locker__ways">
          {label && fault && (
            <Button look="second" small busy={task.state === 'busy'} onClick={() => void clear(true)}>
              {t('deskPoints.locker.worksFull')}
            </Button>
          )}
          <Button look="second" small busy={task.state === 'busy'} onClick={() => void clear(false)}>
            {t(
              label
                ? fault
                  ? 'deskPoints.locker.worksEmpty'
                  : 'deskPoints.locker.lookInside'
                : 'deskPoints.locker.works',
            )}
          </Button>
        </p>
      )}
    </div>
  )
}
