import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Heading } from '#platform/markdown/tree.ts'
import { Star } from '#ui/star.tsx'

type ContentsProps = { parts: readonly Heading[] }

/** Beside the text on a wide screen: a road whose stops fill as one reads. */
export function Contents({ parts }: ContentsProps) {
  const t = useTranslations('blog.post')
  const current = usePartBeingRead(parts)
  return (
    <nav className="post-contents" aria-labelledby="post-contents">
      <p className="post-contents__title" id="post-contents">
        {t('contents')}
      </p>
      <ol>
        {parts.map(({ id, text }, index) => (
          <li key={id} className="post-contents__part" data-read={index < current || undefined}>
            <a
              className="post-contents__link"
              href={`#${id}`}
              aria-current={index === current ? 'location' : undefined}
            >
              <Star className="post-contents__stop" />
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Before the text on a phone, folded. */
export function FoldedContents({ parts }: ContentsProps) {
  const t = useTranslations('blog.post')
  return (
    <details className="post-folded">
      <summary className="post-folded__title">{t('contents')}</summary>
      <ol>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a className="post-folded__link" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** A part is read from when its heading has come into the upper third of the screen. */
const UPPER_THIRD = { rootMargin: '0px 0px -66% 0px' }

function usePartBeingRead(parts: readonly Heading[]): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const headings = parts.flatMap(({ id }) => document.getElementById(id) ?? [])
    const watch = new IntersectionObserver(() => {
      const line = window.innerHeight * 0.34
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line)
      setCurrent(Math.max(0, passed.length - 1))
    }, UPPER_THIRD)
    for (const heading of headings) watch.observe(heading)
    return () => watch.disconnect()
  }, [parts])
  return current
}
