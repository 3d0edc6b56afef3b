import { useTranslations } from 'use-intl'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { mayBeFixedLine } from './fixed-line.ts'

type PhoneQuestionProps = { value: string; onChange: (digits: string) => void; error: string | undefined }

export function PhoneQuestion({ value, onChange, error }: PhoneQuestionProps) {
  const t = useTranslations('signIn')
  return (
    <>
      <PhoneField label={t('phone')} name="phone" value={value} onChange={onChange} error={error} />
      {mayBeFixedLine(value) && <Notice tone="warning">{t('fixedLine')}</Notice>}
    </>
  )
}

/** For a browser without scripts: why nothing happens, and what to do. */
export function NoScript() {
  const t = useTranslations('signIn')
  return (
    <noscript>
      <p className="notice notice--warning">{t('noScript')}</p>
    </noscript>
  )
}
