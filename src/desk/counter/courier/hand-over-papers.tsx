import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { papersCalls } from '#modules/papers/papers.calls.ts'
import { htmlLang } from '#platform/i18n/locales.ts'
import { PaperButton } from '../../parts/print/paper-button.tsx'
import { Icon } from '../parts/icon.tsx'

const papers = {
  /** With both signatures. */
  act: { call: papersCalls.printHandOverAct, file: 'akt', text: 'deskCounterCourier.ended.act' },
  /** The day of a courier, as far as it began here. */
  runSheet: { call: papersCalls.printRunSheet, file: 'marshrut', text: 'deskCounterCourier.ended.runSheet' },
} as const

/** A paper of a hand-over, or of the courier who has taken it. */
export function HandOverPaper({ paper, id }: { paper: keyof typeof papers; id: string }) {
  const t = useTranslations()
  const lang = htmlLang[useLocale()]
  const { call, file, text } = papers[paper]
  return (
    <PaperButton
      block
      name={`${file}-${id}.pdf`}
      load={(api) => api.call(call, { params: { id: Number(id) }, query: { lang } })}
    >
      <Icon name="printer" />
      {t(text)}
    </PaperButton>
  )
}
