import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useField } from '#client/field/field-store.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '../parts/icon.tsx'
import { timeLeft } from './stop-actions.ts'

const everyMs = 1_000

/** Takes a mistaken delivery back; the time left runs on it, by the server's clock. */
export function UndoButton({ stop }: { stop: Stop }) {
  const t = useTranslations('courierStop.undo')
  const all = useTranslations()
  const store = useField()
  const toast = useToast()
  const [now, setNow] = useState(() => store.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(store.now()), everyMs)
    return () => clearInterval(timer)
  }, [store])
  const { undo_until: until } = stop
  if (until === null || Date.parse(until) <= now) return null
  const undo = async () => {
    const came = await store.undo(stop.order_id)
    toast({ text: all(`courierStop.undo.${came}`), tone: came === 'full' ? 'danger' : 'ok' })
  }
  return (
    <Button look="second" className="field-screen__go" onClick={() => void undo()}>
      <Icon name="undo" />
      {t('open', { left: timeLeft(until, now) })}
    </Button>
  )
}
