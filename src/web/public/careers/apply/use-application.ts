import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTask } from '#client/use-task.ts'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import type { Refused } from '../careers.server.ts'
import {
  bodyOf,
  type Faults,
  faultsOf,
  nothingTyped,
  type Typed,
  type TypedField,
  type Way,
} from './application.ts'
import { forget, keep, readKept } from './kept-words.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** Everything that somebody has filled in, and what became of it. What was typed and chosen stays until it is taken. */
export function useApplication(vacancy: string, refused: Refused | undefined) {
  const [way, setWay] = useState<Way>(refused ? 'form' : 'cv')
  const [typed, setTyped] = useState<Typed>(refused?.typed ?? nothingTyped)
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState(false)
  const sending = useSending(vacancy)
  useKeptWords(vacancy, refused, { way, typed }, ({ way: keptWay, typed: keptTyped }) => {
    setWay(keptWay)
    setTyped(keptTyped)
  })

  const faults: Faults = tried ? faultsOf(way, typed, file) : {}
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTried(true)
    if (Object.keys(faultsOf(way, typed, file)).length > 0) return showWhatIsWrong(form)
    void sending.send(way, typed, way === 'cv' ? file : undefined).then((isTaken) => {
      if (!isTaken) showWhatIsWrong(form)
    })
  }
  return {
    way,
    typed,
    file,
    faults,
    submit,
    share: sending.share,
    outcome: sending.outcome,
    isTaken: sending.isTaken,
    choose: (next: Way) => {
      setWay(next)
      setTried(false)
      sending.reset()
    },
    type: (field: TypedField, text: string) => {
      setTyped((before) => ({ ...before, [field]: text }))
      sending.reset()
    },
    take: (next: File | undefined) => {
      setFile(next)
      sending.reset()
    },
  }
}

/** After it has been drawn: the field to mend, or else what is said of the whole, which a phone would hide below. */
function showWhatIsWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input[type="file"]')
    if (field) field.focus()
    else form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  })
}

function useSending(vacancy: string) {
  const task = useTask(applicationCalls.apply)
  const [share, setShare] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isTaken, setTaken] = useState(false)

  async function send(way: Way, typed: Typed, file: File | undefined): Promise<boolean> {
    setOutcome(undefined)
    setShare(0)
    const input = { params: { id: vacancy }, body: bodyOf(way, typed), file }
    const answer = await task.run(input, { onProgress: setShare })
    // A second press while it travels is not another application.
    if (!answer.ok && answer.error.code === 'aborted') return false
    setShare(undefined)
    if (answer.ok) {
      forget(sessionStorage, vacancy)
      setTaken(true)
      return true
    }
    setOutcome(outcomeOf(answer.error))
    return false
  }
  return { share, outcome, isTaken, send, reset: () => setOutcome(undefined) }
}

type Words = { way: Way; typed: Typed }

/** Read once the page is alive, written while somebody types. */
function useKeptWords(
  vacancy: string,
  refused: Refused | undefined,
  now: Words,
  restore: (kept: Words) => void,
): void {
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) {
      if (Object.values(now.typed).some((text) => text !== '')) keep(sessionStorage, vacancy, now)
      return
    }
    isRead.current = true
    const kept = refused ? undefined : readKept(sessionStorage, vacancy)
    if (kept) restore(kept)
  })
}
