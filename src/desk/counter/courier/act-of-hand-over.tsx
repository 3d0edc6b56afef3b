import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { papersCalls } from '#modules/papers/papers.calls.ts'
import { htmlLang } from '#platform/i18n/locales.ts'
import { PaperButton } from '../../parts/print/paper-button.tsx'
import { Icon } from '../parts/icon.tsx'

/** The paper with both signatures. */
export function ActOfHandOver({ id }: { id: string }) {
  const t = useTranslations('deskCounterCourier.ended')
  const lang = htmlLang[useLocale()]
  return (
    <PaperButton
      block
      name={`akt-${id}.pdf`}
      load={(api) => api.call(papersCalls.printHandOverAct, { params: { id: Number(id) }, query: { lang } })}
    >
      <Icon name="printer" />
      {t('act')}
    </PaperButton>
  )
}

/** The day of a courier, as far as it began here. */
export function RunSheet({ courier }: { courier: string }) {
  const t = useTranslations('deskCounterCourier.ended')
  const lang = htmlLang[useLocale()]
  return (
    <PaperButton
      block
      name={`marshrut-${courier}.pdf`}
      load={(api) =>
        api.call(papersCalls.printRunSheet, { params: { id: Number(courier) }, query: { lang } })
      }
    >
      <Icon name="printer" />
      {t('runSheet')}
    </PaperButton>
  )
}
