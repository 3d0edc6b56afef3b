import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import { offerCalls } from '#modules/promos/offers/offers.calls.ts'
import type { DeskOffer } from '#modules/promos/offers/offers.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Editor, EditorFoot } from '../parts/editing/editor.tsx'
import { TextsField } from '../parts/texts/texts-field.tsx'
import { TextsForm } from '../parts/texts/texts-form.tsx'
import { bodyOf, draftOf, faultsOf, type PromotionDraft } from './promotion-draft.ts'
import { PromotionFields } from './promotion-fields.tsx'
import { PromotionStateName } from './promotion-list.tsx'
import { PromotionReport } from './promotion-report.tsx'

type PromotionEditorProps = {
  /** Undefined: a new one. */
  offer: DeskOffer | undefined
  onSaved: (offer: DeskOffer) => void
  onClose: () => void
}

/** Of the first three, pages and their own rules tell what they give. */
const isFixed = (offer: DeskOffer | undefined) => offer !== undefined && !/^p\d+$/.test(offer.slug)

/** What it gives, to whom, until when and up to how much; its words; what it has cost; and the switch that stops it. */
export function PromotionEditor({ offer, onSaved, onClose }: PromotionEditorProps) {
  const t = useTranslations('deskPromotions')
  const locale = useLocale()
  const [draft, setDraft] = useState(() => draftOf(offer, new Date()))
  const [tried, setTried] = useState(false)
  const faults = tried ? faultsOf(draft) : undefined
  const change = (part: Partial<PromotionDraft>) => setDraft({ ...draft, ...part })
  return (
    <Editor
      title={offer ? (offer.name[locale] ?? offer.name.uz) : t('form.newTitle')}
      meta={offer && <PromotionStateName state={offer.state} />}
      onClose={onClose}
      foot={<PromotionFoot offer={offer} draft={draft} onTried={() => setTried(true)} onSaved={onSaved} />}
    >
      <PromotionFields draft={draft} faults={faults} fixed={isFixed(offer)} onChange={change} />
      <WordFields draft={draft} faults={faults} onChange={change} />
      {offer && <PromotionReport id={offer.id} />}
      {offer && <PromotionHistory history={offer.history} />}
    </Editor>
  )
}

const wordParts = [
  { name: 'name', label: 'deskPromotions.form.name', max: 60 },
  { name: 'title', label: 'deskPromotions.form.title', max: 60 },
  { name: 'text', label: 'deskPromotions.form.text', max: 200 },
] as const

type WordPart = (typeof wordParts)[number]['name']

type WordFieldsProps = {
  draft: PromotionDraft
  faults: ReturnType<typeof faultsOf> | undefined
  onChange: (part: Partial<PromotionDraft>) => void
}

function WordFields({ draft, faults, onChange }: WordFieldsProps) {
  const t = useTranslations()
  const change = (name: WordPart, texts: Texts) => {
    const part: Partial<Record<WordPart, Texts>> = { [name]: texts }
    onChange(part)
  }
  const missing = wordParts.flatMap(({ name }) => faults?.[name] ?? [])
  const faultsIn = (name: WordPart) => {
    const said: Partial<Record<keyof Texts, string>> = {}
    for (const language of faults?.[name] ?? []) said[language] = t('deskPromotions.form.required')
    return said
  }
  return (
    <TextsForm unwritten={new Set(missing)}>
      {wordParts.map(({ name, label, max }) => (
        <TextsField
          key={name}
          label={t(label)}
          value={draft[name]}
          max={max}
          faults={faultsIn(name)}
          onChange={(texts) => change(name, texts)}
        />
      ))}
    </TextsForm>
  )
}

const changeNames = {
  written: 'deskPromotions.history.written',
  changed: 'deskPromotions.history.changed',
  off: 'deskPromotions.history.off',
  on: 'deskPromotions.history.on',
} as const

function PromotionHistory({ history }: Pick<DeskOffer, 'history'>) {
  const t = useTranslations()
  const { dateTime } = formatter(useLocale())
  if (history.length === 0) return null
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('deskPromotions.history.title')}</h3>
      <ol className="promotions-history">
        {history.map(({ what, at, by }) => (
          <li key={`${at} ${what}`}>
            <span className="muted unbroken">{dateTime(Date.parse(at))}</span> <b>{by}</b>{' '}
            {t(changeNames[what])}
          </li>
        ))}
      </ol>
    </section>
  )
}

type PromotionFootProps = {
  offer: DeskOffer | undefined
  draft: PromotionDraft
  onTried: () => void
  onSaved: (offer: DeskOffer) => void
}

function PromotionFoot({ offer, draft, onTried, onSaved }: PromotionFootProps) {
  const t = useTranslations('deskPromotions')
  const { save, turn, busy, turning, error } = useSaving(offer, onSaved)
  const submit = () => {
    onTried()
    const body = bodyOf(draft)
    if (body) void save(body)
  }
  const isOff = offer?.state === 'off'
  return (
    <EditorFoot error={error}>
      {offer && offer.state !== 'over' && (
        <Button look={isOff ? 'second' : 'danger'} busy={turning} onClick={() => void turn(offer.id)}>
          {t(isOff ? 'on.action' : 'off.action')}
        </Button>
      )}
      <Button busy={busy} onClick={submit}>
        {t('form.save')}
      </Button>
    </EditorFoot>
  )
}

type Body = NonNullable<ReturnType<typeof bodyOf>>

function useSaving(offer: DeskOffer | undefined, onSaved: (offer: DeskOffer) => void) {
  const t = useTranslations('deskPromotions')
  const toast = useToast()
  const write = useTask(offerCalls.writeOffer)
  const edit = useTask(offerCalls.editOffer)
  const isOff = offer?.state === 'off'
  const turning = useTask(isOff ? offerCalls.switchOfferOn : offerCalls.switchOfferOff)
  const save = async (body: Body) => {
    const answer = offer
      ? await edit.run({ params: { id: offer.id }, body: { ...body, version: offer.version } })
      : await write.run({ body })
    if (!answer.ok) return
    toast({ text: t('form.saved'), tone: 'ok' })
    onSaved(answer.value)
  }
  const turn = async (id: string) => {
    const answer = await turning.run({ params: { id } })
    if (!answer.ok) return
    toast({ text: t(isOff ? 'on.done' : 'off.done'), tone: 'ok' })
    onSaved(answer.value)
  }
  const task = offer ? edit : write
  return {
    save,
    turn,
    busy: task.state === 'busy',
    turning: turning.state === 'busy',
    error: task.error ?? turning.error,
  }
}
