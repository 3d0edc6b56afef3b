import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'

type DetailsHeadProps = {
  /** Of the heading, which names the details. */
  id: string
  title: string
  onClose: () => void
  /** Below the title. */
  children?: ReactNode
}

/** The head of what stands beside a list, or in its place. */
export function DetailsHead({ id, title, onClose, children }: DetailsHeadProps) {
  const t = useTranslations('common')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The row that was pressed is out of sight now.
    if (window.matchMedia('(max-width: 1099px)').matches) heading.current?.focus()
  }, [])
  return (
    <header className="desk-details__head">
      <div>
        <h2 ref={heading} id={id} className="desk-details__title" tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <button type="button" className="icon-button" onClick={onClose}>
        <Icon name="close" />
        <span className="spoken">{t('close')}</span>
      </button>
    </header>
  )
}
