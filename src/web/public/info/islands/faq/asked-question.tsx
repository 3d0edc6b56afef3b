import type { MouseEvent } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { pathOf } from '../../../../shell/site-links.ts'
import { Question } from '../../blocks/question.tsx'
import { WayLink } from '../../prose.tsx'
import type { Item } from '../../shown.ts'

/** A question with what its answer tells to do, and a link of its own. */
export function AskedQuestion({ item, open }: { item: Item; open?: boolean }) {
  const track = localizedPath(useLocale(), pathOf('track'))
  const { id, way } = item
  return (
    <Question item={item} open={open}>
      {way?.to === track ? (
        <OpenParcel action={track} label={way.text} />
      ) : (
        way && (
          <p className="faq-answer__way">
            <WayLink way={way} className="info-way" />
            <Icon name="arrowRight" size="tiny" />
          </p>
        )
      )}
      <CopyLink id={id} />
    </Question>
  )
}

/** What the answer tells to do is done with the parcel: its code is asked for right here. */
function OpenParcel({ action, label }: { action: string; label: string }) {
  const t = useTranslations('info.faq.live')
  return (
    <Form className="faq-now" action={action} aria-label={label}>
      <span className="faq-now__title">{t('now')}</span>
      <span className="faq-now__row">
        <input
          className="faq-now__code"
          name="code"
          required
          maxLength={300}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="TB00000000000000"
          aria-label={t('code')}
        />
        <Button type="submit">{t('codeButton')}</Button>
      </span>
      <span className="faq-now__hint">{t('codeHint')}</span>
    </Form>
  )
}

/** A plain link to the answer; with a script it is copied as well. */
function CopyLink({ id }: { id: string }) {
  const t = useTranslations('info.faq.live')
  const toast = useToast()
  async function copy(event: MouseEvent<HTMLAnchorElement>) {
    try {
      await navigator.clipboard.writeText(event.currentTarget.href)
      toast({ text: t('copied'), tone: 'ok' })
    } catch {
      toast({ text: t('copyFailed'), tone: 'danger' })
    }
  }
  return (
    <a className="faq-answer__link" href={`#${id}`} onClick={copy}>
      {t('copy')}
    </a>
  )
}
