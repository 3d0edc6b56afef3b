import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { ok } from '#kernel/result.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { doneNames, usbNames, wayNames, wayNotes } from '../label-names.ts'
import { isPossible, printerWays } from './printer-way.ts'
import { testLabelZpl } from './test-label.ts'
import { choosePrinter, isPrinterChosen } from './usb-printer.ts'
import type { Printer } from './use-printer.ts'

/** How this device prints: chosen once. */
export function PrinterSide({ printer }: { printer: Printer }) {
  const words = useTranslations()
  const t = useTranslations('deskCounterLabels.printer')
  const { way, hasUsb, choose, now, print } = printer
  const test = () =>
    print({
      name: 'tezbox-test',
      load: async (api, format) =>
        format === 'zpl'
          ? ok(new Blob([testLabelZpl(t('testWords'))]))
          : api.call(counterCalls.printShelfLabels, { query: { row: 'A', format } }),
    })
  return (
    <aside className="counter-card counter-side">
      <RadioCards
        label={t('title')}
        value={way}
        onChange={choose}
        cards={printerWays.map((one) => ({
          value: one,
          label: words(wayNames[one]),
          note: one === way ? words(wayNotes[one]) : undefined,
          unavailable: isPossible(one, hasUsb) ? undefined : t('noUsb'),
        }))}
      />
      {way === 'usb' && <UsbChoice />}
      <p className="counter-quiet">{t('network')}</p>
      <div className="counter-side__foot">
        <Outcome now={now} />
        <Button look="second" block busy={now.state === 'busy'} onClick={() => void test()}>
          {t('test')}
        </Button>
      </div>
    </aside>
  )
}

function UsbChoice() {
  const t = useTranslations('deskCounterLabels.printer')
  const [isChosen, setChosen] = useState(false)
  useEffect(() => {
    isPrinterChosen().then(setChosen, () => setChosen(false))
  }, [])
  const ask = async () => {
    const chosen = await choosePrinter()
    if (chosen.ok) setChosen(true)
  }
  return (
    <div className="printer-usb">
      {isChosen && (
        <p>
          <Icon name="check" size="small" /> {t('chosen')}
        </p>
      )}
      <Button look="second" small block onClick={() => void ask()}>
        {t(isChosen ? 'chooseOther' : 'choose')}
      </Button>
    </div>
  )
}

/** What became of the last press; the place is there from the start, so that its words are spoken. */
function Outcome({ now }: Pick<Printer, 'now'>) {
  const words = useTranslations()
  const failureText = useFailureText()
  return (
    <div role="status">
      {now.state === 'done' && (
        <p className="printer-done">
          <Icon name="check" size="small" />
          {words(doneNames[now.how])}
        </p>
      )}
      {now.state === 'failed' && <Notice tone="danger">{failureText(now.error)}</Notice>}
      {now.state === 'usb' && <Notice tone="danger">{words(usbNames[now.failure])}</Notice>}
    </div>
  )
}
