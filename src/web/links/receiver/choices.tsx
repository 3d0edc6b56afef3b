import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChoiceAnswer } from '#modules/orders/receiver/receiver.contract.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { AddressForm } from './address-form.tsx'
import { choiceIcons, useChoiceTexts } from './choice-texts.ts'
import { DayForm } from './day-form.tsx'
import { DelegateForm } from './delegate-form.tsx'
import type { FormProps } from './form-props.ts'
import { HandOverForm } from './hand-over-form.tsx'
import { type LockedWords, lockedWords } from './locked-code.ts'
import { CodeForm, RefuseForm, StorageForm } from './plain-forms.tsx'
import { PointForm } from './point-form.tsx'
import type { Keeper } from './use-choice.ts'

const forms = {
  day: DayForm,
  point: PointForm,
  address: AddressForm,
  hand_over: HandOverForm,
  delegate: DelegateForm,
  storage: StorageForm,
  code: CodeForm,
  refuse: RefuseForm,
} as const satisfies Record<ChoiceAnswer['kind'], (props: FormProps) => unknown>

/** What is open, each behind its own question; and what is not, with the reason. */
export function Choices(keeper: Keeper) {
  const t = useTranslations('receiver')
  const toast = useToast()
  const texts = useChoiceTexts()
  const [asked, setAsked] = useState<ChoiceAnswer['kind']>()
  const open = keeper.page.choices.filter(({ allowed }) => allowed)
  const closed = keeper.page.choices.filter(({ allowed }) => !allowed)
  const choiceOf = (wanted: typeof asked) => open.find(({ kind }) => kind === wanted)
  const choice = choiceOf(asked)
  const Form = choice && forms[choice.kind]
  const locked = lockedWords(keeper.page)

  const finish = ({ choices }: Keeper['page']) => {
    const deadline = choices.find(({ kind }) => kind === asked)?.deadline
    setAsked(undefined)
    if (asked === 'code') return toast({ text: t('code.sent'), tone: 'ok' })
    toast({
      text: deadline ? t('form.again', { until: texts.until(deadline) }) : t('form.saved'),
      tone: 'ok',
    })
  }
  return (
    <section className="receiver-choices">
      <h2>{t('choices.title')}</h2>
      {locked && <LockedCode words={locked} onAsk={() => setAsked('code')} />}
      {open.length === 0 && <p>{t('choices.over')}</p>}
      <ul className="receiver-choices__open">
        {open.map((one) => (
          <li key={one.kind}>
            <ChoiceCard choice={one} onAsk={() => setAsked(one.kind)} />
          </li>
        ))}
      </ul>
      {open.length > 0 && closed.length > 0 && <Closed choices={closed} />}
      {choice && Form && (
        <Form {...keeper} choice={choice} onClose={() => setAsked(undefined)} onDone={finish} />
      )}
    </section>
  )
}

/** Wrong tries have locked the code, and this is how the parcel is had all the same. */
function LockedCode({ words, onAsk }: { words: LockedWords; onAsk: () => void }) {
  const t = useTranslations()
  return (
    <Notice tone="warning" title={t('receiver.code.lockedTitle')}>
      <p>{t(lockedTexts[words])}</p>
      {words === 'renew' && (
        <Button look="second" small onClick={onAsk}>
          {t('receiver.code.yes')}
        </Button>
      )}
    </Notice>
  )
}

const lockedTexts = {
  renew: 'receiver.code.locked',
  used_up: 'receiver.code.usedUp',
  link_only: 'receiver.reasons.link_only',
} as const satisfies Record<LockedWords, string>

function ChoiceCard({ choice, onAsk }: { choice: ChoiceAnswer; onAsk: () => void }) {
  const { title, about, price } = useChoiceTexts()
  const { kind } = choice
  return (
    <button
      type="button"
      className={kind === 'refuse' ? 'receiver-choice receiver-choice--last' : 'receiver-choice'}
      onClick={onAsk}
    >
      <span className="receiver-choice__icon">
        <Icon name={choiceIcons[kind]} />
      </span>
      <span className="receiver-choice__words">
        <strong>{title(choice)}</strong>
        <span className="muted receiver-choice__about">{about(choice)}</span>
      </span>
      <span className="receiver-choice__end">
        <span className="receiver-choice__price">{price(choice.price)}</span>
        <Icon name="chevronRight" size="small" />
      </span>
    </button>
  )
}

function Closed({ choices }: { choices: readonly ChoiceAnswer[] }) {
  const t = useTranslations('receiver')
  const { title, whyNot } = useChoiceTexts()
  return (
    <details className="receiver-closed">
      <summary>
        {t('choices.closed')}
        <Icon name="chevronDown" size="small" />
      </summary>
      <dl>
        {choices.map((choice) => (
          <div key={choice.kind}>
            <dt>{title(choice)}</dt>
            <dd className="muted">{whyNot(choice)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
