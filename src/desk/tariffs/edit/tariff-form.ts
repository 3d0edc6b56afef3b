import { createContext, useContext } from 'react'
import { assert } from '#kernel/assert.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import type { Gappy } from './gappy-tariff.ts'

/** The numbers being shown or typed, beside those in force. */
export type TariffForm = {
  data: Gappy
  current: Tariff
  changed: ReadonlySet<string>
  /** Absent while the numbers are only read. */
  set: ((path: string, value: unknown) => void) | undefined
  /** What is wrong with a number, in words. */
  fault: (path: string) => string | undefined
}

const Form = createContext<TariffForm | undefined>(undefined)
export const TariffFormProvider = Form.Provider

export function useTariffForm(): TariffForm {
  const form = useContext(Form)
  assert(form, 'numbers of a tariff stand inside its form')
  return form
}
