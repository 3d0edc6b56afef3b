import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Confirm } from '#ui/float/dialog.tsx'

type AsideQuestionProps = { count: number; onNo: () => void; onYes: () => Promise<unknown> }

/** Before many rows leave the upload. */
export function AsideQuestion({ count, onNo, onYes }: AsideQuestionProps) {
  const t = useTranslations('bulkTable.aside')
  const format = formatter(useLocale())
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Confirm
      open
      title={t('title', { count, shown: format.number(count) })}
      yes={t('yes')}
      no={t('no')}
      busy={isBusy}
      onNo={onNo}
      onYes={() => {
        setIsBusy(true)
        void onYes().finally(() => setIsBusy(false))
      }}
    >
      {t('text')}
    </Confirm>
  )
}
