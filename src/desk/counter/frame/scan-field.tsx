import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readScan } from '#client/scan/read-scan.ts'
import { wakeSoundByTouch } from '#client/scan/scan-signal.ts'
import { useScannerInFields } from '#client/scan/use-keyboard-scanner.ts'
import { readPaperCode } from '#kernel/paper-code.ts'
import { placeOfShelfLabel } from '#modules/counter/domain/shelf-label.ts'
import { Icon } from '../parts/icon.tsx'
import { focusScanField, scanFieldMark } from '../parts/scan-focus.ts'
import { useScanBus } from '../parts/scanned.tsx'
import { CameraDialog } from './camera-dialog.tsx'

/** The field above everything: a scanner types into it and ends with Enter, a hand may too. */
export function ScanField() {
  const t = useTranslations('deskCounter.scan')
  const { scanned } = useScanBus()
  const input = useRef<HTMLInputElement>(null)
  const [isLooking, setLooking] = useState(false)
  // A tablet shows its keys when the field is touched, not whenever it is made ready.
  const [isTyped, setTyped] = useState(false)
  const hasCamera = 'mediaDevices' in navigator
  useReadyField()
  useEffect(wakeSoundByTouch, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const field = input.current
    const text = field?.value.trim() ?? ''
    if (!field || text === '') return
    field.value = ''
    scanned(text)
  }
  return (
    <form className="counter-scan" onSubmit={send}>
      <Icon name="scan" className="counter-scan__sign" />
      <input
        {...scanFieldMark}
        ref={input}
        className="counter-scan__field"
        type="text"
        inputMode={isTyped ? 'text' : 'none'}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        placeholder={t('placeholder')}
        aria-label={t('label')}
        onPointerDown={() => setTyped(true)}
        onBlur={() => setTyped(false)}
      />
      <button type="submit" className="counter-scan__button">
        <Icon name="search" />
        <span className="spoken">{t('find')}</span>
      </button>
      {hasCamera && (
        <button type="button" className="counter-scan__button" onClick={() => setLooking(true)}>
          <Icon name="camera" />
          <span className="spoken">{t('camera')}</span>
        </button>
      )}
      {isLooking && <CameraDialog onClose={() => setLooking(false)} onText={scanned} />}
    </form>
  )
}

const takesLetters = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** Of a parcel, a bag, a place on the shelf or a paper: nobody types these into another field. */
const isLabel = (text: string) =>
  readScan(text).kind !== 'unreadable' ||
  placeOfShelfLabel(text) !== undefined ||
  readPaperCode(text) !== undefined

const isAnswering = () => document.querySelector('dialog[open]') !== null

/** Whatever is typed where nothing takes letters goes into the field, and so does a scan from within another field; Escape leads back. */
function useReadyField(): void {
  const { scanned } = useScanBus()
  useScannerInFields(isLabel, scanned)
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (isAnswering() || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') return focusScanField()
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (isLetter && !takesLetters(event.target)) focusScanField()
  })
  useEffect(() => {
    focusScanField()
    const listen = (event: KeyboardEvent) => key(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
