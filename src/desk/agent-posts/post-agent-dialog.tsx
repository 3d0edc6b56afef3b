import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { postsCalls } from '#modules/points/posts/posts.calls.ts'
import { Combobox, type ComboboxOption } from '#ui/pickers/combobox.tsx'
import { useListTexts } from '../parts/pick/list-texts.ts'
import { type DialogEnds, MoveDialog } from './move-dialog.tsx'

type PostAgentDialogProps = DialogEnds & {
  agent: { id: string; name: string }
  /** Where they are seen to work. */
  now: { id: number; name: string } | null
}

/** An agent is given a point, or another one. */
export function PostAgentDialog({ agent, now, ...ends }: PostAgentDialogProps) {
  const t = useTranslations('deskAgentPosts')
  const api = useApi()
  const [point, setPoint] = useState<ComboboxOption>()
  const [missing, setMissing] = useState(false)
  const find = async (typed: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const query = { q: typed.trim() || undefined }
    const found = await api.call(postsCalls.listPostPoints, { query }, { signal })
    if (!found.ok) throw new Error(found.error.code)
    return found.value.items
      .filter(({ id }) => id !== now?.id)
      .map(({ id, name, address, agents }) => ({
        value: String(id),
        label: name,
        note: agents.length === 0 ? `${address} · ${t('noAgent')}` : address,
        end: `№ ${id}`,
      }))
  }
  return (
    <MoveDialog
      {...ends}
      title={t('dialog.postTitle', { name: agent.name })}
      yes={t(now ? 'dialog.move' : 'dialog.post')}
      wish={point && { agent: agent.id, from: now?.id ?? null, to: Number(point.value) }}
      reasons={[t('dialog.reasons.opened'), t('dialog.reasons.stands'), t('dialog.reasons.asked')]}
      done={t('dialog.posted', { name: agent.name, point: point?.label ?? '' })}
      onMissing={() => setMissing(true)}
    >
      <p>{now ? t('dialog.now', { point: now.name }) : t('dialog.nowNone')}</p>
      <Combobox
        label={t('dialog.point')}
        error={missing && !point ? t('dialog.choose') : undefined}
        source={find}
        value={point}
        texts={useListTexts()}
        onChange={setPoint}
      />
    </MoveDialog>
  )
}
