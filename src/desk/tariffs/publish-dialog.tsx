import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useWork } from '#client/use-task.ts'
import type { TariffAnswer } from '#modules/pricing/tariff/tariff.contract.ts'
import { tariffDeskCalls } from '#modules/pricing/tariff/tariff-desk.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { MomentFields } from '../parts/days/moment-fields.tsx'
import { momentOf, tomorrow } from '../parts/days/tashkent-moment.ts'
import { SecondPersonHint } from '../parts/second-person.tsx'
import type { Compared } from './compared.ts'
import { tariffPath } from './edit/tariff-paths.ts'
import { countEffect, effectSorted } from './effect/effect.ts'
import { publicationOf, publishCopy } from './publish-copy.ts'

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
  const failureText = useFailureText()
  const { state, error, publish } = usePublish(shown, onDone)
  const isMissing = when === 'later' && !from
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('no')}
      </Button>
      <Button busy={state === 'busy'} disabled={isMissing} onClick={() => void publish(from)}>
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
        {when === 'later' && (
          <MomentFields
            value={chosen}
            dateLabel={t('date')}
            timeLabel={t('time')}
            timeHint={t('timeHint')}
            error={isMissing ? t('momentNeeded') : undefined}
            onChange={setChosen}
          />
        )}
        {!isMissing && <Consequence compared={compared} from={from} now={now} />}
        {isAgain && <p className="muted">{t('again')}</p>}
        <SecondPersonHint kind="tariff" amount={0} />
        <div role="alert">{error && <Notice tone="danger">{failureText(error)}</Notice>}</div>
      </div>
    </Dialog>
  )
}

/** "From 1 December, 00:00. 17 prices go up, 3 go down." */
function Consequence({ compared, from, now }: { compared: Compared; from: Date | undefined; now: Date }) {
  const t = useTranslations('deskTariffs.publish')
  const format = formatter(useLocale())
  const { up, down, same, stopped } = countEffect(
    effectSorted(compared.current.data, compared.shown.data, now),
  )
  const starts = from ? t('laterStarts', { moment: format.dateTime(from) }) : t('nowStarts')
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
  const t = useTranslations('deskTariffs.publish')
  const waits = useTranslations('desk.secondPerson')
  const { run, ...look } = useWork()
  const toast = useToast()
  const navigate = useNavigate()
  const locale = useLocale()
  const publish = async (from: Date | undefined) => {
    const { version: of } = shown
    const answer = await run((api) =>
      shown.state === 'past'
        ? publishCopy(api, of, t('againNote', { version: String(of) }), from)
        : api.call(tariffDeskCalls.publishTariff, { params: { version: of }, body: publicationOf(from) }),
    )
    if (!answer.ok) return
    toast({ text: waits('asked') })
    await navigate(localizedPath(locale, tariffPath(answer.value.version)), { replace: true })
    onDone()
  }
  return { ...look, publish }
}
