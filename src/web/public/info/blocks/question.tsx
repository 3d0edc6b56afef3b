import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { InlineText, ProseText } from '../prose.tsx'
import type { Item } from '../shown.ts'

type QuestionProps = {
  item: Pick<Item, 'id' | 'title' | 'text'>
  open?: boolean | undefined
  /** Below the answer. */
  children?: ReactNode
}

/**
 * Opens into its answer. The anchor is inside: browsers open what an address leads into by themselves, so that a deep link
 * works without a script.
 */
export function Question({ item: { id, title, text }, open, children }: QuestionProps) {
  return (
    <details className="info-question" open={open}>
      <summary className="info-question__ask">
        <span>{title && <InlineText text={title} />}</span>
        <Icon name="chevronDown" size="small" className="info-question__sign" />
      </summary>
      <div className="info-question__answer" id={id}>
        {text && <ProseText prose={text} />}
        {children}
      </div>
    </details>
  )
}

/** An address with # opens its answer; browsers that do so by themselves have done it before. */
export function useOpenedByAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null
    const question = answer?.closest('details')
    if (!question || question.open) return
    question.open = true
    answer?.scrollIntoView()
  }, [hash])
}
