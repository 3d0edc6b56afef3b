import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { useToast } from '#ui/float/toast.tsx'
import { useScans } from '../scan/use-scans.tsx'

export type Placing = (
  scan: number,
  parcel: CounterParcel,
  place: string | null,
) => Promise<string | undefined>

/** Says where a parcel lies. Answers what is wrong with the place, in words. */
export function usePlacing(): Placing {
  const t = useTranslations('deskCounterHands.place')
  const api = useApi()
  const toast = useToast()
  const failureText = useFailureText()
  const { placed } = useScans()
  return async (scan, { order }, place) => {
    const input = { params: { id: order.id }, body: { place } }
    const answer = await api.call(counterCalls.placeOnShelf, input)
    if (answer.ok) {
      placed(scan, answer.value.place)
      toast({ text: place === null ? t('taken') : t('laid', { place: answer.value.place ?? place }) })
      return undefined
    }
    const text = answer.error.code === 'invalid_input' ? t('wrong') : failureText(answer.error)
    toast({ tone: 'danger', text })
    return text
  }
}
