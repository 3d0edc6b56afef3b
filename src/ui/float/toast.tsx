import './toast.css'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Icon, type IconName } from '../icon.tsx'
import { pausableTimer } from './pausable-timer.ts'

export type ToastMessage = {
  text: ReactNode
  tone?: 'ok' | 'danger' | 'info' | undefined
  /** Undo, for example. The toast goes when it is pressed. */
  action?: { label: ReactNode; onAction: () => void } | undefined
  /** How long it stays; a message with an action stays longer. */
  lastsMs?: number | undefined
}

type Shown = ToastMessage & { id: number }

const mostAtOnce = 3
const usualMs = 6000
const withActionMs = 10_000
const icons: Record<NonNullable<ToastMessage['tone']>, IconName> = {
  ok: 'check',
  danger: 'warning',
  info: 'info',
}

const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined)

/** Shows a short message that needs no answer: `const toast = useToast(); toast({ text })`. */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('a toast needs a ToastRegion around it')
  return show
}

type ToastRegionProps = {
  /** Spoken names of the region and of the cross. */
  label: string
  closeLabel: string
  /** Couriers see it at the top, away from the thumb. */
  place?: 'bottom' | 'top' | undefined
  children: ReactNode
}

/** Around the app, once. Messages are spoken when they come and wait while they are looked at. */
export function ToastRegion({ label, closeLabel, place = 'bottom', children }: ToastRegionProps) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const last = useRef(0)
  const show = useCallback((message: ToastMessage) => {
    last.current += 1
    const id = last.current
    setShown((before) => [...before, { ...message, id }].slice(-mostAtOnce))
  }, [])
  const hide = useCallback((id: number) => setShown((before) => before.filter((one) => one.id !== id)), [])

  return (
    <ToastContext value={show}>
      {children}
      <section
        className={`toasts toasts--${place}`}
        aria-label={label}
        aria-live="polite"
        aria-relevant="additions"
      >
        {shown.map((message) => (
          <TimedToast key={message.id} message={message} closeLabel={closeLabel} onHide={hide} />
        ))}
      </section>
    </ToastContext>
  )
}

type TimedToastProps = { message: Shown; closeLabel: string; onHide: (id: number) => void }

function TimedToast({ message, closeLabel, onHide }: TimedToastProps) {
  const { id, action, lastsMs = action ? withActionMs : usualMs } = message
  const timer = useMemo(() => pausableTimer(lastsMs, () => onHide(id)), [lastsMs, id, onHide])
  useEffect(() => {
    timer.resume()
    return timer.pause
  }, [timer])
  const act = () => {
    action?.onAction()
    onHide(id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is looked at
    <div
      onPointerEnter={timer.pause}
      onPointerLeave={timer.resume}
      onFocus={timer.pause}
      onBlur={timer.resume}
    >
      <Toast {...message} action={action && { ...action, onAction: act }}>
        <button type="button" className="toast__close icon-button" onClick={() => onHide(id)}>
          <Icon name="close" size="small" />
          <span className="spoken">{closeLabel}</span>
        </button>
      </Toast>
    </div>
  )
}

/** The look alone; also for a bar that stays, such as the courier's undo. */
export function Toast({ text, tone = 'ok', action, children }: ToastMessage & { children?: ReactNode }) {
  return (
    <div className={`toast toast--${tone}`}>
      <Icon name={icons[tone]} />
      <div className="toast__text">{text}</div>
      {action && (
        <button type="button" className="toast__action" onClick={action.onAction}>
          {action.label}
        </button>
      )}
      {children}
    </div>
  )
}
