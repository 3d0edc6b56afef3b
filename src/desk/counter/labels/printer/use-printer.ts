import { useState } from 'react'
import { type Api, type ApiError, useApi } from '#client/api.ts'
import { saveFile } from '#client/save-file.ts'
import { err, type Result } from '#kernel/result.ts'
import { showPaper, waitingWindow } from '../../../parts/print/show-paper.ts'
import { formatOf, type PrinterWay, wayIn } from './printer-way.ts'
import { hasUsb, sendToUsb, type UsbFailure } from './usb-printer.ts'

/** What is to be printed, in the form that the way of this device needs. */
export type Printed = Readonly<{
  name: string
  load: (api: Api, format: ReturnType<typeof formatOf>) => Promise<Result<Blob, ApiError>>
}>

type State =
  | Readonly<{ state: 'idle' | 'busy'; name?: string }>
  /** `shown`: the browser's dialog is one press away. `saved`: a file. `sent`: the printer has it. */
  | Readonly<{ state: 'done'; how: 'shown' | 'saved' | 'sent' }>
  | Readonly<{ state: 'failed'; error: ApiError }>
  | Readonly<{ state: 'usb'; failure: UsbFailure }>

export type Printer = Readonly<{
  way: PrinterWay
  hasUsb: boolean
  choose: (way: PrinterWay) => void
  now: State
  print: (printed: Printed) => Promise<void>
}>

const keptAs = 'counter-printer'

/** The printer of this device: what was chosen on it once holds until something else is. */
export function usePrinter(): Printer {
  const api = useApi()
  const [way, setWay] = useState(() => wayIn(localStorage.getItem(keptAs), hasUsb()))
  const [now, setNow] = useState<State>({ state: 'idle' })
  const choose = (next: PrinterWay) => {
    localStorage.setItem(keptAs, next)
    setWay(next)
    setNow({ state: 'idle' })
  }
  const print = async ({ name, load }: Printed) => {
    if (now.state === 'busy') return
    setNow({ state: 'busy', name })
    const isPaper = way === 'label' || way === 'a4'
    // Opened by the press itself: a browser opens no window for an answer that comes later.
    const opened = isPaper ? waitingWindow() : undefined
    const answer = await load(api, formatOf(way)).catch(() => err<ApiError>({ code: 'failed' }))
    if (!answer.ok) {
      opened?.close()
      return setNow({ state: 'failed', error: answer.error })
    }
    if (isPaper) {
      showPaper(answer.value, `${name}.pdf`, opened)
      return setNow({ state: 'done', how: opened ? 'shown' : 'saved' })
    }
    if (way === 'zpl') {
      saveFile(answer.value, `${name}.zpl`)
      return setNow({ state: 'done', how: 'saved' })
    }
    const sent = await sendToUsb(new Uint8Array(await answer.value.arrayBuffer()))
    setNow(sent.ok ? { state: 'done', how: 'sent' } : { state: 'usb', failure: sent.error })
  }
  return { way, hasUsb: hasUsb(), choose, now, print }
}
