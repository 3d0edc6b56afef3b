import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { postsCalls } from '#modules/points/posts/posts.calls.ts'
import type { PostAgentRow } from '#modules/points/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Combobox, type ComboboxOption } from '#ui/pickers/combobox.tsx'
import { useListTexts } from '../parts/pick/list-texts.ts'
import { type DialogEnds, MoveDialog } from './move-dialog.tsx'

type AddAgentDialogProps = DialogEnds & { point: { id: number; name: string } }

/** A point is given an agent, who may work elsewhere now. */
export function AddAgentDialog({ point, ...ends }: AddAgentDialogProps) {
  const t = useTranslations('deskAgentPosts')
  const api = useApi()
  const { phone } = formatter(useLocale())
  const [agent, setAgent] = useState<ComboboxOption>()
  const [missing, setMissing] = useState(false)
  const seen = useRef(new Map<string, PostAgentRow>())
  const find = async (typed: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const query = { q: typed.trim() || undefined }
    const found = await api.call(postsCalls.listPostAgents, { query }, { signal })
    if (!found.ok) throw new Error(found.error.code)
    for (const row of found.value.items) seen.current.set(row.id, row)
    return found.value.items
      .filter((row) => row.state === 'active' && row.point?.id !== point.id)
      .map((row) => ({
        value: row.id,
        label: row.full_name,
        note: `${phone(row.phone)} · ${row.point ? t('dialog.worksAt', { point: row.point.name }) : t('noPoint')}`,
      }))
  }
  const from = agent && (seen.current.get(agent.value)?.point?.id ?? null)
  return (
    <MoveDialog
      {...ends}
      title={t('dialog.addTitle', { point: point.name })}
      yes={t('dialog.post')}
      wish={agent && from !== undefined ? { agent: agent.value, from, to: point.id } : undefined}
      reasons={[t('dialog.reasons.opened'), t('dialog.reasons.stands'), t('dialog.reasons.asked')]}
      done={t('dialog.posted', { name: agent?.label ?? '', point: point.name })}
      onMissing={() => setMissing(true)}
    >
      <Combobox
        label={t('dialog.agent')}
        error={missing && !agent ? t('dialog.choose') : undefined}
        source={find}
        value={agent}
        texts={useListTexts()}
        onChange={setAgent}
      />
    </MoveDialog>
  )
}
