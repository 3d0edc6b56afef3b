import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { TariffAnswer } from '#modules/pricing/tariff.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import type { Compared } from './compared.ts'
import { countEffect, effectSorted } from './effect.ts'
import { useTariffCalls } from './tariff-calls.ts'
import { tariffPath } from './tariff-paths.ts'
import { momentOf, tomorrow } from './tashkent-moment.ts'

type PublishDialogProps = { compared: Compared; now: Date; onClose: () => void; onDone: () => void }

/** From when, and what it will do, in one sentence, before it is done. Old numbers come back as a new version. */
export function PublishDialog({ compared, now, onClose, onDone }: PublishDialogProps) {
  const t = useTranslations('deskTariffs.publish')
  const { shown } = compared
  const version = String(shown.version)
  const isAgain = shown.state === 'past'
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [chosen, setChosen] = useState(() => tomorrow(now.getTime()))
  const from = when === 'later' ? momentOf(chosen.date, chosen.time) : undefined
  const { busy, refusal, publish } = usePublish(shown, onDone)
  const isMissing = when === 'later' && !from
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('no')}
      </Button>
      <Button busy={busy} disabled={isMissing} onClick={() => void publish(from)}>
        {t('yes')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t(isAgain ? 'againTitle' : 'title', { version })} actions={actions}>
      <div className="desk-form">
        <Segmented
          label={t('when')}
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: t('now') },
            { value: 'later', label: t('later') },
          ]}
        />
        {when === 'later' && <MomentFields {...chosen} isMissing={isMissing} onChange={setChosen} />}
        {!isMissing && <Consequence compared={compared} from={from} now={now} />}
        {isAgain && <p className="muted">{t('again')}</p>}
        <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
      </div>
    </Dialog>
  )
}

type Moment = { date: string; time: string }
type MomentFieldsProps = Moment & { isMissing: boolean; onChange: (moment: Moment) => void }

function MomentFields({ date, time, isMissing, onChange }: MomentFieldsProps) {
  const t = useTranslations('deskTariffs.publish')
  return (
    <div className="tariff-moment">
      <TextField
        label={t('date')}
        type="date"
        max="2099-12-31"
        value={date}
        error={isMissing ? t('momentNeeded') : undefined}
        onChange={(event) => onChange({ date: event.target.value, time })}
      />
      <TextField
        label={t('time')}
        type="time"
        hint={t('timeHint')}
        value={time}
        onChange={(event) => onChange({ date, time: event.target.value })}
      />
    </div>
  )
}

/** "From 1 December, 00:00. 17 prices go up, 3 go down." */
function Consequence({ compared, from, now }: { compared: Compared; from: Date | undefined; now: Date }) {
  const t = useTranslations('deskTariffs.publish')
  const format = formatter(useLocale())
  const { up, down, same, stopped } = countEffect(
    effectSorted(compared.current.data, compared.shown.data, now),
  )
  const starts = from ? t('laterStarts', { moment: format.dateTime(from, 'long') }) : t('nowStarts')
  const text = format.number
  const prices =
    up + down === 0
      ? t('same')
      : t('prices', { up, down, same, upText: text(up), downText: text(down), sameText: text(same) })
  return (
    <div role="status">
      <Notice tone="warning" title={starts}>
        {prices}
        {stopped > 0 && ` ${t('stopped', { count: stopped, text: text(stopped) })}`}
      </Notice>
    </div>
  )
}

function usePublish(shown: TariffAnswer, onDone: () => void) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const calls = useTariffCalls()
  const toast = useToast()
  const navigate = useNavigate()
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const publish = async (from: Date | undefined) => {
    setRefusal(undefined)
    setBusy(true)
    const note = t('deskTariffs.publish.againNote', { version: String(shown.version) })
    const answer = await (shown.state === 'past'
      ? calls.publishCopy(shown.version, note, from)
      : calls.publish(shown.version, from))
    setBusy(false)
    if (!answer.ok) return setRefusal(answer.error.message ?? t('desk.failed.action'))
    const version = String(answer.value.version)
    toast({
      text: from
        ? t('deskTariffs.publish.planned', { version, moment: format.dateTime(from, 'dayMonth') })
        : t('deskTariffs.publish.done', { version }),
    })
    await navigate(localizedPath(locale, tariffPath(answer.value.version)), { replace: true })
    onDone()
  }
  return { busy, refusal, publish }
}
