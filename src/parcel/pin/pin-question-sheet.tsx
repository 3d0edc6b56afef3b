import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { answerKey, calledIn, isPricedAlike, type PinAnswer, type PinQuestion } from './pin-question.ts'
import { useDistanceText } from './use-distance-text.ts'

type PinQuestionSheetProps = {
  question: PinQuestion
  /** The address under the pin. */
  line: string | undefined
  isPriced: boolean
  onAnswer: (answer: PinAnswer) => void
}

/** The pin and the district of the address do not go together: which of the two is right? */
export function PinQuestionSheet({ question, line, isPriced, onAnswer }: PinQuestionSheetProps) {
  const t = useTranslations('pin.question')
  const group = useId()
  const asked = useQuestionText(question)
  const [key, setKey] = useState<string>()
  const { answers } = question
  const answer = answers.find((one) => answerKey(one) === key) ?? answers[0]
  const yes = {
    move: question.outside ? t('yesMove') : t('yesWhich'),
    back: t('yesBack'),
    stay: t('yesStay'),
  }
  if (!answer) return null
  return (
    <>
      <div role="alert">
        <QuestionNotice question={question} />
      </div>
      {answers.length > 1 && (
        <div className="pin-question" role="radiogroup" aria-label={asked}>
          {answers.map((one) => (
            <label key={answerKey(one)} className="pin-question__answer">
              <input
                type="radio"
                className="radio"
                name={group}
                checked={one === answer}
                onChange={() => setKey(answerKey(one))}
              />
              <AnswerWords answer={one} question={question} isPriced={isPriced} />
            </label>
          ))}
        </div>
      )}
      {line && <p className="pin-screen__where">{t('now', { address: line })}</p>}
      <Button block courier onClick={() => onAnswer(answer)}>
        {yes[answer.to]}
      </Button>
    </>
  )
}

function useQuestionText({ outside, answers }: PinQuestion): string {
  const t = useTranslations('pin.question')
  if (!outside) return t('which')
  const mayMove = answers.some(({ to }) => to === 'move')
  if (outside.isRefused) return mayMove ? t('refusedAsk') : t('refused')
  return mayMove ? t('ask') : t('where')
}

function QuestionNotice({ question }: { question: PinQuestion }) {
  const t = useTranslations('pin.question')
  const locale = useLocale()
  const distance = useDistanceText()
  const { outside } = question
  const text = useQuestionText(question)
  if (!outside)
    return (
      <Notice tone="warning" title={text}>
        {t('whichWhy')}
      </Notice>
    )
  const district = outside.district.names[locale]
  return (
    <Notice
      tone="warning"
      title={
        outside.km === undefined
          ? t('elsewhere', { district })
          : t('outside', { district, distance: distance(outside.km * 1000) })
      }
    >
      {text}
    </Notice>
  )
}

type AnswerWordsProps = { answer: PinAnswer; question: PinQuestion; isPriced: boolean }

/** A district, what happens to the pin, and what it costs or how far it is. */
function AnswerWords({ answer, question, isPriced }: AnswerWordsProps): ReactNode {
  const t = useTranslations('pin.question')
  const locale = useLocale()
  const distance = useDistanceText()
  const { outside, answers } = question
  const district = answer.to === 'move' ? answer.district : outside?.district
  const isSure = answers.filter(({ to }) => to === 'move').length === 1
  const notes = { move: isSure ? t('move') : t('maybe'), back: t('back'), stay: t('stay') }
  const price = () => {
    if (!isPriced || !outside || answer.to !== 'move') return undefined
    return isPricedAlike(outside.district, answer.district) ? t('priceStays') : t('priceChanges')
  }
  const away = answer.to === 'back' && outside?.km !== undefined ? distance(outside.km * 1000) : undefined
  return (
    <>
      <span>
        <span className="pin-question__district">{district && calledIn(question, district, locale)}</span>
        <span className="pin-question__note">{notes[answer.to]}</span>
      </span>
      <span className="pin-question__note">{price() ?? away}</span>
    </>
  )
}
