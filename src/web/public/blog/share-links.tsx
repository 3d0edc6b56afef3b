import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { FeedIcon } from './feed-icon.tsx'
import { feedPath } from './parts.tsx'

/** Copying needs a script; the other ways are links. */
export function ShareLinks({ address, title }: { address: string; title: string }) {
  const t = useTranslations('blog.post')
  const shared = useTranslations('blog.shared')
  const locale = useLocale()
  const toast = useToast()
  const isHydrated = useHydrated()
  const telegram = `https://t.me/share/url?${new URLSearchParams({ url: address, text: title })}`
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast({ text: t('copied'), tone: 'ok' })
    } catch {
      toast({ text: t('copyFailed'), tone: 'danger' })
    }
  }
  return (
    <ul className="post-share" aria-label={t('share')}>
      <li>
        <a
          className="post-share__way"
          href={telegram}
          target="_blank"
          rel="noopener"
          aria-label={t('telegram')}
        >
          <Icon name="telegram" size="small" />
        </a>
      </li>
      {isHydrated && (
        <li>
          <button type="button" className="post-share__way" onClick={copy} aria-label={t('copy')}>
            <Icon name="copy" size="small" />
          </button>
        </li>
      )}
      <li>
        <a className="post-share__way" href={feedPath(locale)} aria-label={shared('rss')}>
          <FeedIcon />
        </a>
      </li>
    </ul>
  )
}
