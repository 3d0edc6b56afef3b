import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { offerLookedAt } from '#parcel/price/offers.ts'
import { hasExtras, type Question, quoteBody } from '#parcel/price/question.ts'
import { useQuote } from '#parcel/price/use-quote.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { pathOf } from '../../shell/site-links.ts'
import { writeQuery } from './address-query.ts'
import type { CalculatorData } from './calculator.server.ts'
import { ExtraFields } from './extra-fields.tsx'
import { keptSpots, withKeptSpots } from './kept-spots.ts'
import { AnswerPanel } from './offers/answer-panel.tsx'
import { PayBar } from './offers/chosen-offer.tsx'
import { ParcelFields } from './parcel-fields.tsx'
import { RouteFields } from './route-fields.tsx'

/** Questions on one side, the answer on the other. Without a script the same form is sent to the server. */
export function CalculatorPage(data: CalculatorData) {
  const t = useTranslations('calculator')
  const texts = usePageTexts()
  const { terms, offers, today } = data
  const [question, setQuestion] = useState<Question>(data.question)
  const change = (part: Partial<Question>) => setQuestion((before) => ({ ...before, ...part }))
  const given = useMemo(() => offers && { offers, today }, [offers, today])
  const quoted = useQuote(quoteBody(question, terms), given)
  const { answer } = quoted
  const lookedAt = answer && offerLookedAt(answer.offers, question.way)
  const { from, to } = question
  useAddressInStep(writeQuery(question, terms), question)
  useEffect(() => setQuestion((before) => withKeptSpots(before, window.history.state)), [])

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

/**
 * The address says what the page shows, so that it can be reloaded and shared; it is no step to go back to. Where
 * somebody lives is not in it: found addresses stay with this tab's history.
 */
function useAddressInStep(query: string, { from, to }: Pick<Question, 'from' | 'to'>): void {
  const written = useRef({ query, from, to })
  useEffect(() => {
    const before = written.current
    if (before.query === query && before.from?.spot === from?.spot && before.to?.spot === to?.spot) return
    written.current = { query, from, to }
    const state = { ...window.history.state, ...keptSpots({ from, to }) }
    window.history.replaceState(state, '', `${window.location.pathname}?${query}`)
  }, [query, from, to])
}
