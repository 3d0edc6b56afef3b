import { useEffect, useMemo, useReducer, useState } from 'react'
import { type ApiError, createApi, useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { LockerBank, type MachineKey } from './locker-bank.ts'

/** Switches a machine on with this key; it speaks for itself, not for whoever is signed in here. */
export function useBank({ device, key }: MachineKey) {
  const { baseUrl } = useApi()
  const locale = useLocale()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const bank = useMemo(() => {
    const api = createApi({
      baseUrl,
      locale,
      fetch: (...asked) => fetch(...asked),
      token: () => null,
      pageQuery: () => '',
      onUnauthorized: () => undefined,
    })
    return new LockerBank(api, { device, key }, redraw)
  }, [baseUrl, locale, device, key])
  const [state, setState] = useState<'starting' | 'on' | ApiError>('starting')
  useEffect(() => {
    let isCurrent = true
    void bank.start().then((started) => {
      if (isCurrent) setState(started.ok ? 'on' : started.error)
    })
    return () => {
      isCurrent = false
    }
  }, [bank])
  return { bank, state }
}
