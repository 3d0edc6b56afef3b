import './consent.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { Button } from '#ui/button.tsx'
import { useCurrentPage } from '../current-page.ts'
import { LocalLink } from '../local-link.tsx'
import { consentWanted, takeWish } from './ask-consent.ts'
import type { Consent as Answer } from './consent-answer.ts'
import { keepConsent, refusedByBrowser, useConsent } from './use-consent.ts'

/** The question, until it is answered or when somebody wants it again; and after a yes, the tags. */
export function Consent() {
  const answer = useConsent()
  const [wanted, setWanted] = useState(false)
  /** Where the question was asked for: the keyboard goes back there. */
  const asker = useRef<Element | null>(null)
  useEffect(() => {
    const want = () => {
      if (!takeWish()) return
      asker.current = document.activeElement
      setWanted(true)
    }
    // Taken here and not while drawing: a drawing that is thrown away would take the wish with it.
    want()
    window.addEventListener(consentWanted, want)
    return () => window.removeEventListener(consentWanted, want)
  }, [])
  const close = () => {
    setWanted(false)
    if (asker.current instanceof HTMLElement) asker.current.focus({ preventScroll: true })
  }
  return (
    <>
      {(answer === undefined || wanted) && <ConsentBar answer={answer} wanted={wanted} onClose={close} />}
      {answer === 'yes' && <TagFrame />}
    </>
  )
}

type ConsentBarProps = { answer: Answer | undefined; wanted: boolean; onClose: () => void }

/** Covers nothing that is read, holds nobody up, and both answers are one press away. */
function ConsentBar({ answer, wanted, onClose }: ConsentBarProps) {
  const t = useTranslations('consent')
  const bar = useRef<HTMLElement>(null)
  // Only whoever asked for the question is taken to it.
  useEffect(() => {
    if (wanted) bar.current?.focus()
  }, [wanted])
  const decide = (next: Answer) => {
    keepConsent(next)
    onClose()
  }
  const isRefused = refusedByBrowser()
  const said = answer === undefined ? undefined : t(answer === 'yes' ? 'saidYes' : 'saidNo')
  return (
    <section className="consent" aria-label={t('label')} tabIndex={-1} ref={bar}>
      <p className="consent__text">
        {isRefused ? t('refused') : t('question')} {!isRefused && said && <b>{said}</b>}{' '}
        <LocalLink to="/privacy#counting">{t('more')}</LocalLink>
      </p>
      <div className="consent__answers">
        {isRefused ? (
          <Button small look="second" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button small look="second" onClick={() => decide('no')}>
              {t('no')}
            </Button>
            <Button small look="second" onClick={() => decide('yes')}>
              {t('yes')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

/** Told which page is looked at, and nothing else; where it runs, it can read nothing of ours (decision 49). */
function TagFrame() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const page = useCurrentPage()?.id
  const language = useLocale()
  useEffect(() => {
    // Without an origin of its own the frame has no name to send to; what is sent is no secret.
    if (loaded && page) frame.current?.contentWindow?.postMessage({ page, language }, '*')
  }, [loaded, page, language])
  return (
    <iframe
      ref={frame}
      className="tag-manager"
      title="Google Tag Manager"
      src="/consented-tags"
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      tabIndex={-1}
      aria-hidden="true"
      onLoad={() => setLoaded(true)}
    />
  )
}
