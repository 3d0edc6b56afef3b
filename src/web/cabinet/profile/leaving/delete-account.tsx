import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { Button } from '#ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

export function DeleteAccount({ user }: { user: User }) {
  const t = useTranslations('profile.leaving')
  const [open, setOpen] = useState(false)
  return (
    <div className="leaving__one">
      <div>
        <h3>{t('deleteTitle')}</h3>
        <p>{t('deleteText')}</p>
      </div>
      <Button look="danger" small onClick={() => setOpen(true)}>
        {t('deleteOpen')}
      </Button>
      <DeleteDialog user={user} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
