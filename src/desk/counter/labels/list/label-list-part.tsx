import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { grouped } from '../../parts/grouped-code.ts'
import { Icon } from '../../parts/icon.tsx'
import { useScanned } from '../../parts/scanned.tsx'
import type { Printed, Printer } from '../printer/use-printer.ts'
import { type Labelled, labelledBy, lastTakenIn, withLabelled } from './label-list.ts'

/** So many of those taken in last stand there unasked. */
const mostLast = 4

const parcelsPaper = (parcels: readonly Labelled[]): Printed => ({
  name: parcels.length === 1 ? (parcels[0]?.code ?? 'tezbox') : `tezbox-${parcels.length}`,
  load: (api, format) =>
    api.call(labelsCalls.printLabels, { body: { order_ids: parcels.map(({ id }) => id), format } }),
})

/** A bag has one size of label. */
const bagPaper = ({ code }: Labelled): Printed => ({
  name: code,
  load: (api, format) =>
    api.call(format === 'zpl' ? tripCalls.printBagZpl : tripCalls.printBag, { params: { code } }),
})

export function LabelList({ printer }: { printer: Printer }) {
  const t = useTranslations('deskCounterLabels.list')
  const { number } = formatter(useLocale())
  const [list, setList] = useState<readonly Labelled[]>([])
  const { hear, problem } = useLookUp((one) => setList((before) => withLabelled(before, one)))
  useScanned(hear)
  const parcels = list.filter(({ kind }) => kind === 'parcel')
  const isBusy = printer.now.state === 'busy'
  return (
    <section className="counter-card labels-list">
      <div
        className="last-scan"
        data-look={problem ? 'wrong' : list.length > 0 ? 'right' : 'waiting'}
        role="status"
      >
        <div className="last-scan__words">
          {problem ? <Icon name="warning" /> : <Icon name="scan" />}
          <div>
            <b>{t(problem ? 'notFound' : list.length > 0 ? 'added' : 'scan')}</b>
            <span className="last-scan__under">{problem ?? t('scanNext')}</span>
          </div>
        </div>
        <span className="last-scan__count">
          <b>{number(list.length)}</b>
        </span>
      </div>
      <ul className="labels-rows">
        {list.map((one) => (
          <li key={one.id}>
            <Icon name={one.kind === 'bag' ? 'bag' : 'printer'} size="small" />
            <Words one={one} />
            {one.kind === 'bag' && (
              <Button look="second" small busy={isBusy} onClick={() => void printer.print(bagPaper(one))}>
                {t('printOne')}
              </Button>
            )}
            <button
              type="button"
              className="labels-rows__drop"
              aria-label={t('drop', { code: one.code })}
              onClick={() => setList((before) => before.filter(({ id }) => id !== one.id))}
            >
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
      </ul>
      {parcels.length > 0 && (
        <div className="labels-list__go">
          <Button
            block
            className="counter-go"
            busy={isBusy}
            onClick={() => void printer.print(parcelsPaper(parcels))}
          >
            <Icon name="printer" />
            {t('print', { count: parcels.length, text: number(parcels.length) })}
          </Button>
        </div>
      )}
      <LastTakenIn chosen={list} printer={printer} />
    </section>
  )
}

function Words({ one }: { one: Labelled }) {
  return (
    <span className="labels-rows__words">
      {grouped(one.code)}
      <small>{one.name}</small>
    </span>
  )
}

/** Taken in a moment ago, and the label came out crooked. */
function LastTakenIn({ chosen, printer }: { chosen: readonly Labelled[]; printer: Printer }) {
  const t = useTranslations('deskCounterLabels.list')
  const shelf = useAnswer(counterCalls.listShelf, {}, { quiet: true })
  const last = lastTakenIn(shelf.data?.items ?? [], mostLast).filter(
    ({ id }) => !chosen.some((one) => one.id === id),
  )
  if (last.length === 0) return null
  return (
    <div className="labels-last">
      <h3>{t('last')}</h3>
      <ul className="labels-rows">
        {last.map((one) => (
          <li key={one.id}>
            <Icon name="box" size="small" />
            <Words one={one} />
            <Button
              look="second"
              small
              busy={printer.now.state === 'busy'}
              onClick={() => void printer.print(parcelsPaper([one]))}
            >
              {t('printOne')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a code names, one after the other. */
function useLookUp(onFound: (found: Labelled) => void) {
  const t = useTranslations('deskCounterLabels.list')
  const api = useApi()
  const failureText = useFailureText()
  const [problem, setProblem] = useState<string>()
  const hear = async (text: string) => {
    const answer = await api.call(counterCalls.scan, { query: { q: text } })
    if (!answer.ok) return setProblem(failureText(answer.error))
    const found = labelledBy(answer.value)
    setProblem(found ? undefined : t('noLabel', { text: text.slice(0, 40) }))
    if (found) onFound(found)
  }
  return { hear: (text: string) => void hear(text), problem }
}
