import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '../../parts/icon.tsx'

/** The other window has read it by then. */
const keepMs = 60_000

/** Opens the label where the browser prints it. */
export function PrintLabel({ orderId, look = 'quiet' }: { orderId: string; look?: 'quiet' | 'second' }) {
  const t = useTranslations('deskCounterHands.takeIn')
  const task = useTask(labelsCalls.printLabel)
  const toast = useToast()
  const failureText = useFailureText()
  const print = async () => {
    const label = await task.run({ params: { id: orderId }, query: { format: 'label' } })
    if (!label.ok) return toast({ tone: 'danger', text: failureText(label.error) })
    const address = URL.createObjectURL(label.value)
    window.open(address, '_blank', 'noopener')
    setTimeout(() => URL.revokeObjectURL(address), keepMs)
  }
  return (
    <Button look={look} small={look === 'quiet'} busy={task.state === 'busy'} onClick={() => void print()}>
      <Icon name="printer" size="small" />
      {t('print')}
    </Button>
  )
}
