import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { partnerCalls } from '#modules/promos/partners/partners.calls.ts'
import type { PartnerView } from '#modules/promos/partners/partners.contract.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Editor, EditorFoot } from '../parts/editing/editor.tsx'
import { PartnerMonths } from './partner-months.tsx'

type PartnerEditorProps = {
  /** Undefined: a new one. */
  partner: PartnerView | undefined
  onSaved: (partner: PartnerView) => void
  onClose: () => void
}

type Draft = {
  code: string
  name: string
  phone: string
  percent: number | undefined
  months: number | undefined
  open: boolean
}

const draftOf = (partner: PartnerView | undefined): Draft => ({
  code: partner?.code ?? '',
  name: partner?.name ?? '',
  phone: partner?.phone ?? '',
  percent: partner?.percent ?? 5,
  months: partner?.months ?? 12,
  open: partner?.open ?? true,
})

/** What is agreed with a partner, and what they have brought. */
export function PartnerEditor({ partner, onSaved, onClose }: PartnerEditorProps) {
  const t = useTranslations('deskPartners')
  const [draft, setDraft] = useState(() => draftOf(partner))
  const { save, busy, error } = useSaving(partner, onSaved)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  return (
    <Editor
      title={partner?.name ?? t('form.newTitle')}
      onClose={onClose}
      foot={
        <EditorFoot error={error}>
          <Button busy={busy} onClick={() => void save(draft)}>
            {t('form.save')}
          </Button>
        </EditorFoot>
      }
    >
      <PartnerFields draft={draft} isNew={partner === undefined} onChange={change} />
      {partner && <PartnerMonths id={partner.id} />}
    </Editor>
  )
}

type PartnerFieldsProps = { draft: Draft; isNew: boolean; onChange: (part: Partial<Draft>) => void }

function PartnerFields({ draft, isNew, onChange }: PartnerFieldsProps) {
  const t = useTranslations('deskPartners.form')
  return (
    <div className="partners-fields">
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        value={draft.code}
        maxLength={16}
        disabled={!isNew}
        onChange={(event) => onChange({ code: event.target.value.toUpperCase() })}
      />
      <TextField
        label={t('name')}
        value={draft.name}
        maxLength={100}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={t('phone')}
        value={draft.phone}
        maxLength={9}
        inputMode="tel"
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <NumberField
        label={t('percent')}
        unit="%"
        min={1}
        max={50}
        value={draft.percent}
        onChange={(percent) => onChange({ percent })}
      />
      <NumberField
        label={t('months')}
        hint={t('monthsHint')}
        min={1}
        max={60}
        value={draft.months}
        onChange={(months) => onChange({ months })}
      />
      {!isNew && (
        <Checkbox
          label={t('open')}
          checked={draft.open}
          onChange={(event) => onChange({ open: event.target.checked })}
        />
      )}
    </div>
  )
}

function useSaving(partner: PartnerView | undefined, onSaved: (partner: PartnerView) => void) {
  const t = useTranslations('deskPartners.form')
  const toast = useToast()
  const add = useTask(partnerCalls.addPartner)
  const edit = useTask(partnerCalls.editPartner)
  const save = async ({ code, open, percent, months, ...draft }: Draft) => {
    // What is left empty the server refuses, and says which field it was.
    const terms = {
      name: draft.name,
      phone: draft.phone.trim() === '' ? null : draft.phone.trim(),
      percent: percent ?? 0,
      months: months ?? 0,
    }
    const answer = partner
      ? await edit.run({ params: { id: partner.id }, body: { ...terms, open, version: partner.version } })
      : await add.run({ body: { code, ...terms } })
    if (!answer.ok) return
    toast({ text: t('saved'), tone: 'ok' })
    onSaved(answer.value)
  }
  const task = partner ? edit : add
  return { save, busy: task.state === 'busy', error: task.error }
}
