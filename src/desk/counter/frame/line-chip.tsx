import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { openThings, useQueueView } from '../offline/counter-queue.tsx'
import { QueueSheet } from '../offline/queue-sheet.tsx'
import { Icon } from '../parts/icon.tsx'

/** Nothing while all is well: no line, what waits to be sent, and what somebody has to read. */
export function LineChip() {
  const t = useTranslations('deskCounter.line')
  const format = formatter(useLocale())
  const view = useQueueView()
  const isOffline = useNoLine()
  const [isOpen, setOpen] = useState(false)
  const { waiting, questions } = openThings(view)
  const count = waiting + questions
  return (
    <>
      <div role="status" className="counter-line" data-tone={toneOf(questions, isOffline)}>
        {(isOffline || count > 0) && (
          <button type="button" onClick={() => setOpen(true)}>
            <Icon name={questions > 0 ? 'warning' : isOffline ? 'offline' : 'upload'} size="small" />
            <span>
              {questions > 0
                ? t('questions', { count: questions, text: format.number(questions) })
                : isOffline && waiting === 0
                  ? t('none')
                  : t(isOffline ? 'noneWaiting' : 'sending', {
                      count: waiting,
                      text: format.number(waiting),
                    })}
            </span>
          </button>
        )}
      </div>
      {isOpen && <QueueSheet onClose={() => setOpen(false)} />}
    </>
  )
}

const toneOf = (questions: number, isOffline: boolean) =>
  questions > 0 ? 'danger' : isOffline ? 'warning' : undefined

/** As the browser says, and as the last try of the queue went. */
function useNoLine(): boolean {
  const view = useQueueView()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const look = () => setGone(!navigator.onLine)
    look()
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [])
  return isGone || view?.line === 'offline'
}
