import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { partnerCalls } from '#modules/promos/partners/partners.calls.ts'
import type { PartnerDetails } from '#modules/promos/partners/partners.contract.ts'
import { PartnerMonth } from '#parcel/partners/partner-month.tsx'
import { type PartnerStatement, PartnerStatements } from '#parcel/partners/partner-statements.tsx'
import { monthTold } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

/** The month so far, and the statements of those before, which are paid from here. */
export function PartnerMonths({ id }: { id: string }) {
  const t = useTranslations('deskPartners')
  const details = useAnswer(partnerCalls.readPartner, { params: { id } })
  const [paying, setPaying] = useState<PartnerStatement>()
  return (
    <Loaded of={details} look="part">
      {(partner) => (
        <>
          <p>
            {t('link')}: <span className="partners-link">{partner.link}</span>
          </p>
          <PartnerMonth partner={partner} />
          <PartnerStatements
            partner={partner}
            ask={(api, month, format) =>
              api.call(partnerCalls.exportStatement, { params: { id, month }, query: { format } })
            }
            deed={(statement) =>
              statement.state === 'due' && (
                <Button look="second" small onClick={() => setPaying(statement)}>
                  {t('pay.action')}
                </Button>
              )
            }
          />
          {paying && (
            <PayDialog
              partner={partner}
              statement={paying}
              onClose={() => setPaying(undefined)}
              onDone={() => {
                setPaying(undefined)
                details.retry()
              }}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

type PayDialogProps = {
  partner: PartnerDetails
  statement: PartnerStatement
  onClose: () => void
  onDone: () => void
}

/** The bank pays; here it is booked, with the number of the bank's paper. */
function PayDialog({ partner, statement, onClose, onDone }: PayDialogProps) {
  const t = useTranslations('deskPartners.pay')
  const { money, locale } = formatter(useLocale())
  const toast = useToast()
  const task = useTask(partnerCalls.payStatement)
  const [paper, setPaper] = useState('')
  const [tried, setTried] = useState(false)
  const { month, reward } = statement
  async function submit(): Promise<void> {
    setTried(true)
    if (paper.trim() === '') return
    const done = await task.run({ params: { id: partner.id, month }, body: { paper } })
    if (!done.ok) return
    toast({ text: t(done.value.state === 'paid' ? 'done' : 'asked'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('text', { name: partner.name, month: monthTold(locale, month), amount: money(reward) })}</p>
      <TextField
        label={t('paper')}
        hint={t('paperHint')}
        value={paper}
        maxLength={30}
        error={tried && paper.trim() === '' ? t('paperMissing') : undefined}
        onChange={(event) => setPaper(event.target.value)}
      />
    </DeskFormDialog>
  )
}
