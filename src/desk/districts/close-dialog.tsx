import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { districts } from '#modules/geo/domain/districts.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { type PauseReason, pauseReasons } from '#modules/pricing/domain/served.ts'
import { servedCalls } from '#modules/pricing/served/served-desk.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DayField } from '../parts/days/day-field.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { reasonNames } from './pause-names.ts'

type Draft = {
  region: number
  chosen: readonly number[]
  pickups: boolean
  deliveries: boolean
  from: string
  last: string
  reason: PauseReason
  note: string
}

const blank: Draft = {
  region: regions[0]?.id ?? 1,
  chosen: [],
  pickups: true,
  deliveries: true,
  from: '',
  last: '',
  reason: 'road',
  note: '',
}

type CloseDialogProps = { onClose: () => void; onDone: (made: string | undefined) => void }

/** Says where, what, how long and why; beside it stands what is under way there. */
export function CloseDialog({ onClose, onDone }: CloseDialogProps) {
  const t = useTranslations('deskDistricts.form')
  const no = useTranslations('deskDistricts')('no')
  const toast = useToast()
  const task = useTask(servedCalls.closeService)
  const [draft, setDraft] = useState(blank)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  async function submit(): Promise<void> {
    const { region, chosen, from, last, note, pickups, deliveries, reason } = draft
    const done = await task.run({
      body: {
        region_id: region,
        district_ids: [...chosen],
        pickups,
        deliveries,
        from: from || undefined,
        last_day: last || null,
        reason,
        note: note || undefined,
      },
    })
    if (!done.ok) return
    toast({ text: t('done'), tone: 'ok' })
    onDone(done.value[0]?.id)
  }
  return (
    <DeskFormDialog
      title={t('title')}
      no={no}
      yes={t('yes')}
      look="danger"
      place="side"
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <PlaceFields draft={draft} change={change} />
      <TermFields draft={draft} change={change} told={task.told} />
      <UnderWay region={draft.region} chosen={draft.chosen} />
    </DeskFormDialog>
  )
}

type FieldsProps = { draft: Draft; change: (part: Partial<Draft>) => void }

function PlaceFields({ draft: { region, chosen }, change }: FieldsProps) {
  const t = useTranslations('deskDistricts.form')
  const locale = useLocale()
  const inRegion = districts
    .filter(({ regionId }) => regionId === region)
    .toSorted((a, b) => a.names[locale].localeCompare(b.names[locale], locale === 'ru' ? 'ru' : 'uz'))
  const toggle = (id: number, on: boolean) =>
    change({ chosen: on ? [...chosen, id] : chosen.filter((one) => one !== id) })
  return (
    <>
      <Select
        label={t('region')}
        value={String(region)}
        onChange={(event) => change({ region: Number(event.target.value), chosen: [] })}
      >
        {regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[locale]}
          </option>
        ))}
      </Select>
      <fieldset className="pause-group">
        <legend>{t('districts')}</legend>
        <div className="pause-districts">
          {inRegion.map(({ id, names }) => (
            <Checkbox
              key={id}
              label={names[locale]}
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          ))}
        </div>
        <p className="muted">{t('districtsHint')}</p>
      </fieldset>
    </>
  )
}

function TermFields({ draft, change, told }: FieldsProps & { told: (field: string) => string | undefined }) {
  const t = useTranslations()
  return (
    <>
      <fieldset className="pause-group">
        <legend>{t('deskDistricts.form.what')}</legend>
        <Checkbox
          label={t('deskDistricts.pickups')}
          checked={draft.pickups}
          onChange={(event) => change({ pickups: event.target.checked })}
        />
        <Checkbox
          label={t('deskDistricts.deliveries')}
          checked={draft.deliveries}
          onChange={(event) => change({ deliveries: event.target.checked })}
        />
      </fieldset>
      <div className="pause-days">
        <DayField
          label={t('deskDistricts.form.from')}
          hint={t('deskDistricts.form.fromHint')}
          value={draft.from}
          onChange={(from) => change({ from })}
        />
        <DayField
          label={t('deskDistricts.form.until')}
          hint={t('deskDistricts.form.untilHint')}
          value={draft.last}
          error={told('last_day')}
          onChange={(last) => change({ last })}
        />
      </div>
      <Select
        label={t('deskDistricts.form.reason')}
        value={draft.reason}
        onChange={(event) =>
          change({ reason: pauseReasons.find((one) => one === event.target.value) ?? draft.reason })
        }
      >
        {pauseReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(reasonNames[reason])}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('deskDistricts.form.note')}
        optional={t('deskDistricts.form.optional')}
        rows={2}
        maxLength={300}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </>
  )
}

function UnderWay({ region, chosen }: { region: number; chosen: readonly number[] }) {
  const t = useTranslations('deskDistricts.form')
  const { number } = formatter(useLocale())
  const query = { region_id: region, district_ids: chosen.join(',') || undefined }
  const { data } = useAnswer(servedCalls.countUnderWay, { query }, { quiet: true })
  return (
    <p className="muted" role="status">
      {data && t('way', { pickups: number(data.pickups), deliveries: number(data.deliveries) })}
    </p>
  )
}
