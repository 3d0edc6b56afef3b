import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { sortingCalls } from '#modules/delivery/sorting/sorting.calls.ts'
import { DepotChoice } from '../parts/depot-choice.tsx'
import { DepotDialog } from '../parts/depot-dialog.tsx'

type MakeBagProps = { onClose: () => void; onMade: (code: string) => void }

/** For a depot; from then on the scans of its lane go into it. */
export function MakeBag({ onClose, onMade }: MakeBagProps) {
  const t = useTranslations('deskDepot.bags')
  const needed = useTranslations('deskDepot.making')
  const open = useTask(sortingCalls.openBagTo)
  const [to, setTo] = useState('')
  const [isTried, setTried] = useState(false)
  const send = async () => {
    setTried(true)
    if (to === '') return
    const made = await open.run({ body: { to_point_id: Number(to) } })
    if (made.ok) onMade(made.value.code)
  }
  return (
    <DepotDialog
      title={t('make')}
      no={t('no')}
      yes={t('yes')}
      task={open}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <DepotChoice
        label={t('to')}
        choose={t('choose')}
        value={to}
        error={isTried && to === '' ? needed('needed') : undefined}
        onChange={setTo}
      />
    </DepotDialog>
  )
}
