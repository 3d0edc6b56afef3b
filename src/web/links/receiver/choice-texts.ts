import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import type { ChoiceAnswer } from '#modules/orders/receiver/receiver.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { IconName } from '#ui/icon.tsx'

export const choiceIcons = {
  day: 'calendar',
  point: 'point',
  address: 'pin',
  hand_over: 'door',
  delegate: 'users',
  storage: 'clock',
  code: 'lock',
  refuse: 'undo',
} as const satisfies Record<ChoiceAnswer['kind'], IconName>

/** A choice in words: until when, for how much, or why not. */
export function useChoiceTexts() {
  const t = useTranslations()
  const { dateTime, money } = formatter(useLocale())

  const until = (deadline: NonNullable<ChoiceAnswer['deadline']>) =>
    t(`receiver.deadline.${deadline.when}`, {
      date: deadline.at ? dateTime(new Date(deadline.at)) : '',
    })
  const price = (soum: number) => (soum === 0 ? t('receiver.terms.free') : money(soum))
  const whyNot = ({ reason }: ChoiceAnswer) => (reason === null ? '' : t(`receiver.reasons.${reason}`))
  const title = ({ kind }: ChoiceAnswer) => t(`receiver.kinds.${kind}.title`)
  const about = ({ kind }: ChoiceAnswer) => t(`receiver.kinds.${kind}.text`)
  const failure = useFailureText()
  return { title, about, until, price, whyNot, failure, money }
}
