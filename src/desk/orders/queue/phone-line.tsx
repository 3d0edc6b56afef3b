import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'

/** A number that is rung with one press and copied with another. */
export function PhoneLine({ phone, whose }: { phone: string; whose: string }) {
  const t = useTranslations('deskOrders.phone')
  const toast = useToast()
  const shown = formatter(useLocale()).phone(phone)
  async function copy() {
    try {
      await navigator.clipboard.writeText(`+998${phone}`)
      toast({ text: t('copied', { phone: shown }), tone: 'ok' })
    } catch {
      toast({ text: t('notCopied'), tone: 'danger' })
    }
  }
  return (
    <span className="phone-line">
      <a
        className="phone-line__number"
        href={`tel:+998${phone}`}
        aria-label={t('call', { whose, phone: shown })}
      >
        {shown}
      </a>
      <button type="button" className="icon-button phone-line__copy" onClick={copy} title={t('copy')}>
        <Icon name="file" size="small" />
        <span className="spoken">{t('copyOf', { whose })}</span>
      </button>
    </span>
  )
}
