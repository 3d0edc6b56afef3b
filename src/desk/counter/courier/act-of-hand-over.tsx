import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { papersCalls } from '#modules/papers/papers.calls.ts'
import { htmlLang } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { usePrintPaper } from '../parts/print/use-print-paper.ts'

/** The paper with both signatures. */
export function ActOfHandOver({ id }: { id: string }) {
  const t = useTranslations('deskCounterCourier.ended')
  const locale = useLocale()
  const print = usePrintPaper()
  return (
    <>
      <TaskFailure task={print} />
      <Button
        look="second"
        block
        busy={print.state === 'busy'}
        onClick={() =>
          void print.run(`akt-${id}.pdf`, (api) =>
            api.call(papersCalls.printHandOverAct, {
              params: { id: Number(id) },
              query: { lang: htmlLang[locale] },
            }),
          )
        }
      >
        <Icon name="printer" />
        {t('act')}
      </Button>
    </>
  )
}
