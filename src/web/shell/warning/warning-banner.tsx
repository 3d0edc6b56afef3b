import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { closeWarning, useWarning } from './warning-message.ts'

const pixelsPerSecond = 48

/** A notice of the day that moves across the header; it can be stopped, read whole, and closed. */
export function WarningBanner() {
  const message = useWarning()
  return message === '' ? null : <MovingNotice key={message} message={message} onClose={closeWarning} />
}

type MovingNoticeProps = { message: string; label?: string; onClose?: () => void }

/** Also the previews at the desk, where each has its name and nothing is closed. */
export function MovingNotice({ message, label, onClose }: MovingNoticeProps) {
  const t = useTranslations('shell.warning')
  /** Until the browser says otherwise it moves as the styles say: it is drawn on the server, too. */
  const [chosen, setMoving] = useState<boolean>()
  const moving = chosen !== false
  const track = useRef<HTMLDivElement>(null)
  useEffect(() => setMoving(!matchMedia('(prefers-reduced-motion: reduce)').matches), [])

  // The same pace whatever the length of the text and the width of the window.
  useEffect(() => {
    const element = track.current
    if (!moving || !element) return
    const setPace = () =>
      element.style.setProperty('--warning-lap', `${element.scrollWidth / 2 / pixelsPerSecond}s`)
    const resized = new ResizeObserver(setPace)
    resized.observe(element)
    return () => resized.disconnect()
  }, [moving])

  return (
    <section className="warning" aria-label={label ?? t('label')}>
      <div className="wrap warning__inside">
        <Icon name="warning" size="small" />
        <div className="warning__window">
          {moving ? (
            <div className="warning__track" ref={track} data-chosen={chosen}>
              <p className="warning__text">{message}</p>
              <p className="warning__text" aria-hidden="true">
                {message}
              </p>
            </div>
          ) : (
            <p className="warning__still">{message}</p>
          )}
        </div>
        <button type="button" className="icon-button warning__button" onClick={() => setMoving(!moving)}>
          <Icon name={moving ? 'pause' : 'play'} size="small" />
          <span className="spoken">{t(moving ? 'pause' : 'play')}</span>
        </button>
        {onClose && (
          <button type="button" className="icon-button warning__button" onClick={onClose}>
            <Icon name="close" size="small" />
            <span className="spoken">{t('close')}</span>
          </button>
        )}
      </div>
    </section>
  )
}
