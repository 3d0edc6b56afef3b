import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { papersCalls } from '#modules/papers/papers.calls.ts'
import { htmlLang } from '#platform/i18n/locales.ts'
import { Icon } from '#ui/icon.tsx'
import { PaperButton } from './paper-button.tsx'

type ReceiptButtonProps = {
  order: { id: string; tracking_code: string }
  paper: 'a4' | 'slip'
  small?: boolean
}

/** What was paid for a parcel. */
export function ReceiptButton({
  order: { id, tracking_code: code },
  paper,
  small = false,
}: ReceiptButtonProps) {
  const t = useTranslations('desk')
  const lang = htmlLang[useLocale()]
  return (
    <PaperButton
      small={small}
      name={`chek-${code}.pdf`}
      load={(api) => api.call(papersCalls.printReceipt, { params: { id }, query: { paper, lang } })}
    >
      <Icon name="file" size="small" />
      {t('receipt')}
    </PaperButton>
  )
}
