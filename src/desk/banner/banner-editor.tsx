import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import { longestBanner } from '#modules/content/domain/warning/banner.ts'
import { bannerCalls } from '#modules/content/warning/banners.calls.ts'
import type { DeskBanner } from '#modules/content/warning/banners.contract.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Editor, EditorFoot } from '../parts/editing/editor.tsx'
import { TextsField } from '../parts/texts/texts-field.tsx'
import { TextsForm } from '../parts/texts/texts-form.tsx'
import { bodyOf, draftOf, faultsOf, regionsOf } from './banner-draft.ts'
import { BannerHistory } from './banner-history.tsx'
import { BannerStateName, useSpan } from './banner-list.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { PlanFields } from './plan-fields.tsx'

type BannerEditorProps = {
  /** Undefined: a new one. */
  banner: DeskBanner | undefined
  onSaved: (banner: DeskBanner) => void
  onStale: () => void
  onClose: () => void
}

/** What it says, where and when; how it will look; and the switch that takes it down. */
export function BannerEditor({ banner, onSaved, onStale, onClose }: BannerEditorProps) {
  const t = useTranslations('deskBanner.form')
  const spanOf = useSpan()
  const [draft, setDraft] = useState(() => draftOf(banner, new Date()))
  const [tried, setTried] = useState(false)
  const { save, busy, error } = useSaving(banner, onSaved)
  const faults = tried ? faultsOf(draft, new Date()) : undefined
  const submit = () => {
    setTried(true)
    const body = bodyOf(draft, new Date())
    if (body) void save(body)
  }
  const wordFaults: Partial<Record<keyof Texts, string>> = {}
  for (const language of faults?.texts ?? []) wordFaults[language] = t('required')
  return (
    <Editor
      title={banner ? t('editTitle', { id: banner.id }) : t('newTitle')}
      meta={
        banner && (
          <>
            <BannerStateName state={banner.state} />
            <span className="muted">{spanOf(banner)}</span>
          </>
        )
      }
      onClose={onClose}
      foot={
        <BannerFoot
          banner={banner}
          busy={busy}
          error={error}
          onSave={submit}
          onSaved={onSaved}
          onStale={onStale}
        />
      }
    >
      <TextsForm unwritten={new Set(faults?.texts)}>
        <TextsField
          label={t('text')}
          hint={t('textHint')}
          value={draft.texts}
          max={longestBanner}
          rows={3}
          faults={wordFaults}
          onChange={(texts) => setDraft({ ...draft, texts })}
        />
      </TextsForm>
      <PlanFields draft={draft} faults={faults} onChange={(part) => setDraft({ ...draft, ...part })} />
      <BannerPreview texts={draft.texts} regions={regionsOf(draft)} />
      {banner && <BannerHistory history={banner.history} />}
    </Editor>
  )
}

type Body = NonNullable<ReturnType<typeof bodyOf>>

function useSaving(banner: DeskBanner | undefined, onSaved: (banner: DeskBanner) => void) {
  const t = useTranslations('deskBanner.form')
  const toast = useToast()
  const write = useTask(bannerCalls.writeBanner)
  const edit = useTask(bannerCalls.editBanner)
  const save = async (body: Body) => {
    const answer = banner
      ? await edit.run({ params: { id: banner.id }, body: { ...body, version: banner.version } })
      : await write.run({ body })
    if (!answer.ok) return
    toast({ text: t('saved'), tone: 'ok' })
    onSaved(answer.value)
  }
  const task = banner ? edit : write
  return { save, busy: task.state === 'busy', error: task.error }
}

type BannerFootProps = {
  banner: DeskBanner | undefined
  busy: boolean
  error: ApiError | undefined
  onSave: () => void
  onSaved: (banner: DeskBanner) => void
  onStale: () => void
}

function BannerFoot({ banner, busy, error, onSave, onSaved, onStale }: BannerFootProps) {
  const t = useTranslations('deskBanner')
  const isOff = banner?.state === 'off'
  const { change, switching } = useSwitch(isOff ? 'on' : 'off', onSaved, onStale)
  return (
    <EditorFoot error={error}>
      {banner && banner.state !== 'over' && (
        <Button look={isOff ? 'second' : 'danger'} busy={switching} onClick={() => void change(banner.id)}>
          {t(isOff ? 'on.action' : 'off.action')}
        </Button>
      )}
      <Button busy={busy} onClick={onSave}>
        {t('form.save')}
      </Button>
    </EditorFoot>
  )
}

/** At once: what is wrong on the site is not to wait for a second question. It can be switched on again as quickly. */
function useSwitch(to: 'on' | 'off', onSaved: (banner: DeskBanner) => void, onStale: () => void) {
  const t = useTranslations('deskBanner')
  const toast = useToast()
  const failureText = useFailureText()
  const task = useTask(to === 'off' ? bannerCalls.switchBannerOff : bannerCalls.switchBannerOn)
  const change = async (id: string) => {
    const answer = await task.run({ params: { id } })
    if (!answer.ok) {
      toast({ text: failureText(answer.error), tone: 'danger' })
      return onStale()
    }
    toast({ text: t(to === 'off' ? 'off.done' : 'on.done'), tone: 'ok' })
    onSaved(answer.value)
  }
  return { change, switching: task.state === 'busy' }
}
