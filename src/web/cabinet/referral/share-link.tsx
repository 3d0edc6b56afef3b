import { useTranslations } from 'use-intl'
import { QrCode } from '#client/qr-code.tsx'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { telegramShare, whatsappShare } from './share-ways.ts'

type ShareLinkProps = { link: string; reward: number }

/** The link itself, its code for a camera, and the ways people send links to each other. */
export function ShareLink({ link, reward }: ShareLinkProps) {
  const t = useTranslations('referrals.page')
  const { money } = formatter(useLocale())
  const toast = useToast()
  const text = t('shareText', { reward: money(reward) })
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      toast({ text: t('copied'), tone: 'ok' })
    } catch {
      toast({ text: t('notCopied'), tone: 'danger' })
    }
  }
  return (
    <section className="referral-link" aria-labelledby="referral-link">
      <div className="referral-link__words">
        <h2 id="referral-link">{t('shareTitle')}</h2>
        <p>{t('linkText', { reward: money(reward) })}</p>
        <TextField label={t('linkTitle')} readOnly value={link} onFocus={(event) => event.target.select()} />
        <div className="referral-link__ways">
          <Button className="referral-link__copy" onClick={() => void copy()}>
            <Icon name="copy" size="small" />
            {t('copy')}
          </Button>
          <a
            className={buttonClass({ look: 'second' })}
            href={telegramShare(link, text)}
            target="_blank"
            rel="noopener"
          >
            {t('telegram')}
          </a>
          <a
            className={buttonClass({ look: 'second' })}
            href={whatsappShare(link, text)}
            target="_blank"
            rel="noopener"
          >
            {t('whatsapp')}
          </a>
          <PhoneShare link={link} text={text} />
        </div>
      </div>
      <QrCode text={link} label={t('qr')} />
    </section>
  )
}

/** The share sheet of the phone, where there is one. Whoever closes it again has changed their mind. */
function PhoneShare({ link, text }: { link: string; text: string }) {
  const t = useTranslations('referrals.page')
  if (typeof navigator.share !== 'function') return null
  return (
    <Button
      className="referral-link__share"
      look="second"
      onClick={() => void navigator.share({ url: link, text }).catch(() => undefined)}
    >
      {t('share')}
    </Button>
  )
}
