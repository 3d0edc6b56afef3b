import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'

type KeyHintsProps = { message: string | undefined; count: string }

/** Below the table: which keys there are, or what is wrong in the cell where one stands. */
export const KeyHints = memo(function KeyHints({ message, count }: KeyHintsProps) {
  const t = useTranslations('bulkTable.keys')
  return (
    <footer className="bulk-keys">
      <p className="bulk-keys__said" role="status">
        {message && (
          <>
            <Icon name="warning" size="tiny" />
            {message}
          </>
        )}
      </p>
      {!message && (
        <ul className="bulk-keys__list">
          <li>
            <kbd>
              <Icon name="arrowLeft" size="tiny" />
            </kbd>
            <kbd>
              <Icon name="arrowDown" size="tiny" />
            </kbd>
            <kbd>
              <Icon name="arrowUp" size="tiny" />
            </kbd>
            <kbd>
              <Icon name="arrowRight" size="tiny" />
            </kbd>
            {t('walk')}
          </li>
          <li>
            <kbd>Enter</kbd>
            {t('write')}
          </li>
          <li>
            <kbd>Ctrl</kbd>
            <kbd>C</kbd>
            <kbd>V</kbd>
            {t('copy')}
          </li>
          <li>
            <kbd>Ctrl</kbd>
            <kbd>D</kbd>
            {t('fill')}
          </li>
          <li>
            <kbd>Ctrl</kbd>
            <kbd>Z</kbd>
            {t('undo')}
          </li>
          <li>
            <kbd>F8</kbd>
            {t('next')}
          </li>
        </ul>
      )}
      <p className="bulk-keys__count">{count}</p>
    </footer>
  )
})
