import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { deskListCalls } from '#modules/orders/desk-list/desk-list.calls.ts'
import { htmlLang } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { filterOf, type OrdersView } from '../orders-query.ts'

/** What the filter shows, to take along. */
export function ExportButton({ view }: { view: OrdersView }) {
  const t = useTranslations('deskOrders.list')
  const lang = htmlLang[useLocale()]
  const task = useTask(deskListCalls.exportOrders)
  const toast = useToast()
  const failureText = useFailureText()
  const take = async () => {
    const paid = view.paid
    const sheet = await task.run({ query: { ...filterOf(view), paid, lang } })
    if (!sheet.ok) return toast({ tone: 'danger', text: failureText(sheet.error) })
    saveFile(sheet.value as Blob, `tezbox-${tashkentDay(new Date())}.xlsx`)
  }
  return (
    <Button
      look="second"
      small
      className="orders-filters__export"
      busy={task.state === 'busy'}
      onClick={() => void take()}
    >
      <Icon name="sheet" size="small" />
      <span>{t('export')}</span>
    </Button>
  )
}
