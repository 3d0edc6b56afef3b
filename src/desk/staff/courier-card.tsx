import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const CourierCardDialog = lazy(async () => ({
  default: (await import('./courier-card-dialog.tsx')).CourierCardDialog,
}))

/** A courier's badge, and what people say of them. */
export function CourierCard({ id }: { id: string }) {
  const t = useTranslations('courierCard')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="second" small onClick={() => setOpen(true)}>
        <Icon name="user" size="small" />
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <CourierCardDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
