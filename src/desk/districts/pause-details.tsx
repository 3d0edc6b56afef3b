import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { servedCalls } from '#modules/pricing/served/served-desk.calls.ts'
import type { ServicePause } from '#modules/pricing/served/served-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { DayField } from '../parts/days/day-field.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { reasonNames, stateLooks, stateNames, whatIsNotDone } from './pause-names.ts'

type PauseDetailsProps = { pause: ServicePause; mayEdit: boolean; onClose: () => void; onChanged: () => void }

/** One closed place: what is told of it, how long, and the ways to open it. */
export function PauseDetails({ pause, mayEdit, onClose, onChanged }: PauseDetailsProps) {
  const t = useTranslations('deskDistricts')
  const title = useId()
  const [asked, setAsked] = useState<'open' | 'end'>()
  const { region, district, told, state } = pause
  const dialog = {
    pause,
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined)
      onChanged()
    },
  }
  return (
    <aside className="desk-details" aria-labelledby={title}>
      <DetailsHead id={title} title={district?.name ?? region.name} onClose={onClose}>
        <p className="muted">{district ? region.name : t('whole')}</p>
      </DetailsHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text alone must be scrolled by keys too */}
      <div className="desk-details__body" tabIndex={0}>
        <Facts pause={pause} />
        {state !== 'over' && (
          <section>
            <h3 className="desk-details__subtitle">{t('told')}</h3>
            {told.map((sentence) => (
              <p key={sentence} className="pause-told">
                {sentence}
              </p>
            ))}
            {district === null && <p className="muted">{t('toldRegion')}</p>}
          </section>
        )}
      </div>
      {mayEdit && state !== 'over' && (
        <div className="desk-details__actions">
          <Button onClick={() => setAsked('open')}>{t('openAgain')}</Button>
          <Button look="second" onClick={() => setAsked('end')}>
            {t('moveEnd')}
          </Button>
        </div>
      )}
      {asked === 'open' && <OpenDialog {...dialog} />}
      {asked === 'end' && <EndDialog {...dialog} />}
    </aside>
  )
}

function Facts({ pause }: { pause: ServicePause }) {
  const t = useTranslations()
  const { dateTime, date, number } = formatter(useLocale())
  const { state, from, last_day: last, reason, note, under_way: way, made_by: by, opened_by: opened } = pause
  return (
    <dl className="desk-facts">
      <Fact name={t('deskDistricts.facts.state')}>
        <StateBadge {...stateLooks[state]} label={t(stateNames[state])} />
      </Fact>
      <Fact name={t('deskDistricts.facts.what')}>{t(whatIsNotDone(pause))}</Fact>
      <Fact name={t('deskDistricts.facts.from')}>{dateTime(Date.parse(from))}</Fact>
      <Fact name={t('deskDistricts.facts.until')}>
        {last === null ? t('deskDistricts.untilOpened') : date(noonOf(last))}
      </Fact>
      <Fact name={t('deskDistricts.facts.reason')}>{t(reasonNames[reason])}</Fact>
      {note && <Fact name={t('deskDistricts.facts.note')}>{note}</Fact>}
      {state !== 'over' && (
        <Fact name={t('deskDistricts.facts.way')}>
          {number(way)}
          <span className="pause-more">{t('deskDistricts.wayHint')}</span>
        </Fact>
      )}
      {by && <Fact name={t('deskDistricts.facts.by')}>{by.full_name}</Fact>}
      {opened && <Fact name={t('deskDistricts.facts.opened')}>{opened.full_name}</Fact>}
    </dl>
  )
}

type DialogProps = { pause: ServicePause; onClose: () => void; onDone: () => void }

function OpenDialog({ pause: { id, district, region }, onClose, onDone }: DialogProps) {
  const t = useTranslations('deskDistricts')
  const toast = useToast()
  const task = useTask(servedCalls.openService)
  async function submit(): Promise<void> {
    const done = await task.run({ params: { id: Number(id) } })
    if (!done.ok) return
    toast({ text: t('askOpen.done'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('askOpen.title')}
      no={t('no')}
      yes={t('openAgain')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('askOpen.text', { place: district?.name ?? region.name })}</p>
    </DeskFormDialog>
  )
}

function EndDialog({ pause: { id, last_day }, onClose, onDone }: DialogProps) {
  const t = useTranslations('deskDistricts')
  const toast = useToast()
  const task = useTask(servedCalls.moveServiceEnd)
  const [day, setDay] = useState(last_day ?? '')
  async function submit(): Promise<void> {
    const done = await task.run({ params: { id: Number(id) }, body: { last_day: day || null } })
    if (!done.ok) return
    toast({ text: t('askEnd.done'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('askEnd.title')}
      no={t('no')}
      yes={t('askEnd.yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <DayField label={t('form.until')} hint={t('form.untilHint')} value={day} onChange={setDay} />
    </DeskFormDialog>
  )
}
