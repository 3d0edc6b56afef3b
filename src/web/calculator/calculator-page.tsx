import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { useLocale } from '../shell/current-page.ts'
import { usePageTexts } from '../shell/page-texts.ts'
import { pathOf } from '../shell/site-links.ts'
import { writeQuery } from './address-query.ts'
import { AnswerPanel } from './answer-panel.tsx'
import type { CalculatorData } from './calculator.server.ts'
import { PayBar } from './chosen-offer.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { offerLookedAt } from './offers.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { hasExtras, type Question, quoteBody } from './question.ts'
import { RouteFields } from './route-fields.tsx'
import { useQuote } from './use-quote.ts'

/** Questions on one side, the answer on the other. Without a script the same form is sent to the server. */
export function CalculatorPage(data: CalculatorData) {
  const t = useTranslations('calculator')
  const texts = usePageTexts()
  const { terms, offers, today } = data
  const [question, setQuestion] = useState<Question>(data.question)
  const change = (part: Partial<Question>) => setQuestion((before) => ({ ...before, ...part }))
  const quoted = useQuote(quoteBody(question, terms), offers && { offers, today }, terms.cutOffHour)
  const { answer } = quoted
  const lookedAt = answer && offerLookedAt(answer.offers, question.way)
  useAddressInStep(writeQuery(question, terms))
  const { from, to } = question

  return (
    <form
      className="wrap calc"
      action={localizedPath(useLocale(), pathOf('calculator'))}
      // Prices are there already.
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <header className="calc__head">
        <h1>{texts?.title}</h1>
        <p className="lead">{texts?.lead}</p>
      </header>
      <div className="calc__questions">
        <RouteFields question={question} onChange={change} data={data} />
        <ParcelFields parcel={question.parcel} onChange={(parcel) => change({ parcel })} terms={terms} />
        <ExtraFields
          extras={question.extras}
          onChange={(extras) => change({ extras })}
          terms={terms}
          open={hasExtras(data.question.extras)}
          acrossRegions={from !== undefined && to !== undefined && from.region !== to.region}
        />
        <noscript>
          <Button type="submit" block>
            {t('submit')}
          </Button>
        </noscript>
      </div>
      <AnswerPanel quoted={quoted} question={question} onChoose={(way) => change({ way })} terms={terms} />
      {answer && lookedAt && (
        <PayBar offer={lookedAt} question={question} today={answer.today} terms={terms} quoted={quoted} />
      )}
    </form>
  )
}

/** The address says what the page shows, so that it can be reloaded and shared; it is no step to go back to. */
function useAddressInStep(query: string): void {
  const written = useRef(query)
  useEffect(() => {
    if (written.current === query) return
    written.current = query
    window.history.replaceState(window.history.state, '', `${window.location.pathname}?${query}`)
  }, [query])
}
