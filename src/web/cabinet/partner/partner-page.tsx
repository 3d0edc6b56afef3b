import './partner.css'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { QrCode } from '#client/qr-code.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { partnerCalls } from '#modules/promos/partners/partners.calls.ts'
import type { PartnerDetails } from '#modules/promos/partners/partners.contract.ts'
import { PartnerMonth } from '#parcel/partners/partner-month.tsx'
import { PartnerStatements } from '#parcel/partners/partner-statements.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { MoneyPage, MoneyWaiting } from '../../shell/frame/money-page.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { pathOf } from '../../shell/site-links.ts'

/** What a partner sees of their own: the code, the month that runs, the months before. */
export function PartnerPage() {
  return (
    <MoneyPage>
      <OwnPartners />
    </MoneyPage>
  )
}

function OwnPartners() {
  const t = useTranslations('partners.own')
  const answer = useAnswer(partnerCalls.readOwnPartners, {})
  return (
    <Loaded of={answer} skeleton={<MoneyWaiting />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={t('none')}
            action={
              <LocalLink className={buttonClass()} to={pathOf('partnerProgram')}>
                {t('join')}
              </LocalLink>
            }
          >
            {t('noneText')}
          </EmptyState>
        ) : (
          items.map((partner) => <OwnPartner key={partner.id} partner={partner} />)
        )
      }
    </Loaded>
  )
}

function OwnPartner({ partner }: { partner: PartnerDetails }) {
  return (
    <div className="own-partner">
      <CodeCard partner={partner} />
      <PartnerMonth partner={partner} />
      <PartnerStatements
        partner={partner}
        ask={(api, month, format) =>
          api.call(partnerCalls.exportOwnStatement, { params: { id: partner.id, month }, query: { format } })
        }
      />
    </div>
  )
}

function CodeCard({ partner }: { partner: PartnerDetails }) {
  const t = useTranslations('partners.own')
  const toast = useToast()
  const { link, code, name, percent, months, open, customers } = partner
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      toast({ text: t('copied'), tone: 'ok' })
    } catch {
      toast({ text: t('notCopied'), tone: 'danger' })
    }
  }
  return (
    <section className="own-partner__card" aria-label={name}>
      <div className="own-partner__words">
        <h2>{name}</h2>
        <p>
          <span className="muted">{t('code')}</span> <b className="own-partner__code">{code}</b>
        </p>
        <p>{t('terms', { percent: String(percent), months: String(months) })}</p>
        <p className="muted">{t('customers', { count: String(customers) })}</p>
        {open ? (
          <>
            <TextField label={t('link')} readOnly value={link} onFocus={(event) => event.target.select()} />
            <div>
              <Button onClick={() => void copy()}>{t('copy')}</Button>
            </div>
          </>
        ) : (
          <p>{t('closed')}</p>
        )}
      </div>
      {open && <QrCode text={link} label={t('qr')} />}
    </section>
  )
}
