import './preview.css'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import { postCalls } from '#modules/content/posts/posts.calls.ts'
import type { Preview as Shown } from '#modules/content/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Article } from '#ui/show/article.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { htmlLangs } from '../parts/texts/edited-texts.ts'

/** So long a pause in typing asks for the next look. */
const restMs = 500

type PreviewProps = {
  /** Markdown. */
  body: string
  language: keyof Texts
  /** Cyrillic as it is made from these Latin words. */
  fromLatin?: boolean
  /** Leads to a line of what is written. */
  onLine?: ((line: number) => void) | undefined
}

/** What readers will see of a text, and what of it they will not. The look before stays until the next one has come. */
export function Preview({ body, language, fromLatin = false, onLine }: PreviewProps) {
  const t = useTranslations('deskBlog.preview')
  const languageOf = useTranslations('shell.languages')
  const asked = body.trim() === '' ? undefined : { body: { body, language, from_latin: fromLatin } }
  const answer = useAnswer(postCalls.previewPost, asked, { keep: true, afterMs: restMs })
  if (!asked) return <p className="post-preview__none">{t('none')}</p>
  return (
    <Loaded of={answer} look="part" title={t('failed')}>
      {(shown) => (
        <>
          <Warnings warnings={shown.warnings} onLine={onLine} />
          <Measure shown={shown} />
          <section
            className="post-preview"
            aria-label={t('label', { language: languageOf(language) })}
            aria-busy={answer.kept}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
            tabIndex={0}
            onClickCapture={stay}
          >
            <Article html={shown.html} lang={htmlLangs[language]} />
          </section>
        </>
      )}
    </Loaded>
  )
}

/** A link here is only looked at: whoever tries it keeps the page they write on. */
function stay(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  window.open(link.href, '_blank', 'noopener')
}

function Measure({ shown: { reading_minutes: minutes, word_count: count } }: { shown: Shown }) {
  const t = useTranslations('deskBlog.preview')
  const format = formatter(useLocale())
  return (
    <p className="post-preview__measure">
      {t('measure', { count, words: format.number(count), minutes: format.amount(minutes, 'minute') })}
    </p>
  )
}

const warningNames = {
  script: 'deskBlog.warnings.script',
  frame: 'deskBlog.warnings.frame',
  html: 'deskBlog.warnings.html',
  link: 'deskBlog.warnings.link',
  table: 'deskBlog.warnings.table',
  picture: 'deskBlog.warnings.picture',
  heading: 'deskBlog.warnings.heading',
  nesting: 'deskBlog.warnings.nesting',
} as const satisfies Record<Shown['warnings'][number]['code'], string>

function Warnings({ warnings, onLine }: { warnings: Shown['warnings']; onLine: PreviewProps['onLine'] }) {
  const t = useTranslations()
  return (
    <div role="status" className="post-warnings">
      {warnings.length > 0 && (
        <Notice tone="warning" title={t('deskBlog.warnings.title', { count: warnings.length })}>
          <ul className="post-warnings__list">
            {warnings.map(({ code, line, what }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
              <li key={at}>
                {t(warningNames[code])}
                {what !== null && <code className="post-warnings__what">{what}</code>}
                {line !== null && onLine && (
                  <button type="button" className="post-warnings__line" onClick={() => onLine(line)}>
                    {t('deskBlog.warnings.line', { line: String(line) })}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
