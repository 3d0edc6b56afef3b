import { useTranslations } from 'use-intl'
import { type DialogEnds, MoveDialog } from './move-dialog.tsx'

type TakeAwayDialogProps = DialogEnds & {
  agent: { id: string; name: string }
  now: { id: number; name: string }
}

export function TakeAwayDialog({ agent, now, ...ends }: TakeAwayDialogProps) {
  const t = useTranslations('deskAgentPosts.dialog')
  return (
    <MoveDialog
      {...ends}
      title={t('awayTitle', { name: agent.name })}
      yes={t('away')}
      look="danger"
      wish={{ agent: agent.id, from: now.id, to: null }}
      reasons={[t('reasons.leaves'), t('reasons.closes'), t('reasons.asked')]}
      done={t('taken', { name: agent.name })}
    >
      <p>{t('awayText', { point: now.name })}</p>
    </MoveDialog>
  )
}
