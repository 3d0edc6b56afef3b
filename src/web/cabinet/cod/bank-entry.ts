import type { CodChoiceView } from '#modules/payments/cod/cod.contract.ts'
import { accountPattern, mfoPattern } from '#modules/payments/domain/cod.ts'

/** An account in a bank, while it is being written. */
export type BankEntry = Readonly<{ holder: string; mfo: string; account: string }>

export const digits = (text: string) => text.replace(/\D/g, '')

/** What is saved, without the account: that one is never shown whole again. */
export const entryOf = (saved: CodChoiceView['bank']): BankEntry => ({
  holder: saved?.holder ?? '',
  mfo: saved?.mfo ?? '',
  account: '',
})

/** Nothing else was entered, so the saved account stays. Another holder or bank needs its account number. */
export function keepsSaved({ holder, mfo, account }: BankEntry, saved: CodChoiceView['bank']): boolean {
  return saved !== null && digits(account) === '' && holder.trim() === saved.holder && mfo === saved.mfo
}

export const isWhole = ({ holder, mfo, account }: BankEntry) =>
  holder.trim() !== '' && mfoPattern.test(mfo) && accountPattern.test(digits(account))
