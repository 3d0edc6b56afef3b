import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { parsePhone } from '#kernel/phone.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { storedReferral } from '../../links/referral/use-referral.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { AtTheDoor } from '../code/at-the-door.tsx'
import { keptProof } from '../code/attempt.ts'
import type { CodeSteps } from '../code/use-code-steps.ts'
import { NoScript, PhoneQuestion } from '../phone-question.tsx'
import { Failure, Step, type TypedEarly } from '../step.tsx'
import { Offers, type Promised } from './offers.tsx'
import {
  type DraftFaults,
  type DraftField,
  type SignUpDraft,
  stirDigits,
  wrongFields,
} from './sign-up-draft.ts'

type SignUpFormProps = {
  steps: CodeSteps
  draft: SignUpDraft
  setDraft: (draft: SignUpDraft) => void
  faults: DraftFaults
  setFaults: (faults: DraftFaults) => void
  onShown: (typed: TypedEarly) => void
  promised: Promised
}

/** Everything about the person in one go, so that the code is the last thing asked for. */
export function SignUpForm(props: SignUpFormProps) {
  const { steps, draft, setDraft, faults, setFaults, onShown, promised } = props
  const t = useTranslations()
  const texts = usePageTexts()
  const hydrated = useHydrated()
  const sentences: Record<DraftField, string> = {
    full_name: t('signUp.faults.name'),
    company: t('signUp.faults.company'),
    stir: t('signUp.faults.stir'),
    phone: t('signIn.failure.phone'),
  }
  const { fault, fail, start, submit, sending, proving } = steps
  const proof = hydrated ? keptProof() : undefined
  const proven = proof?.phone === draft.phone ? proof : undefined

  const goOn = () => {
    if (sending || proving) return
    const wrong = wrongFields(draft)
    setFaults(Object.fromEntries(wrong.map((field) => [field, sentences[field]])))
    const phone = parsePhone(draft.phone)
    if (wrong.length > 0 || !phone) fail(undefined, undefined)
    else if (proven) void submit(proven)
    else void start(phone)
  }
  return (
    <Step
      title={texts?.title}
      text={texts?.lead}
      focusKey={fault.count > 0 ? `form ${fault.count}` : undefined}
      onSubmit={goOn}
      onShown={onShown}
      after={<Offers promised={promised} />}
    >
      {proven && <Notice tone="info">{t('signUp.newHere')}</Notice>}
      {hydrated && storedReferral() && (
        <Notice tone="info" icon="gift">
          {t('signUp.invited')}
        </Notice>
      )}
      <PersonQuestions draft={draft} setDraft={setDraft} faults={faults} />
      <PhoneQuestion
        value={draft.phone}
        onChange={(phone) => setDraft({ ...draft, phone })}
        error={faults.phone ?? (fault.field === 'phone' ? fault.text : undefined)}
      />
      <Failure text={fault.field === undefined ? fault.text : undefined} />
      <AtTheDoor steps={steps} />
      <NoScript />
      <Button type="submit" block busy={sending || proving} disabled={!hydrated}>
        {t(proven ? 'signUp.submit' : 'signUp.next')}
      </Button>
      <p className="sign-in__consent">
        {t.rich('signUp.consent', {
          button: t(proven ? 'signUp.submit' : 'signUp.next'),
          offer: (words) => <Paper to="/offer">{words}</Paper>,
          privacy: (words) => <Paper to="/privacy">{words}</Paper>,
        })}
      </p>
    </Step>
  )
}

/** Read beside the form: what was typed stays. */
function Paper({ to, children }: { to: string; children: ReactNode }) {
  const t = useTranslations('shell')
  return (
    <LocalLink to={to} target="_blank">
      {children}
      <span className="spoken"> ({t('opensInNewWindow')})</span>
    </LocalLink>
  )
}

type PersonQuestionsProps = Pick<SignUpFormProps, 'draft' | 'setDraft' | 'faults'>

function PersonQuestions({ draft, setDraft, faults }: PersonQuestionsProps) {
  const t = useTranslations('signUp')
  return (
    <>
      <RadioCards
        label={t('kind')}
        name="account_type"
        value={draft.account_type}
        onChange={(account_type) => setDraft({ ...draft, account_type })}
        cards={[
          { value: 'personal', label: t('personal.label'), note: t('personal.note') },
          { value: 'business', label: t('business.label'), note: t('business.note') },
        ]}
      />
      <TextField
        label={t('fullName')}
        name="full_name"
        autoComplete="name"
        maxLength={100}
        value={draft.full_name}
        onChange={(event) => setDraft({ ...draft, full_name: event.target.value })}
        error={faults.full_name}
      />
      {draft.account_type === 'business' && (
        <>
          <TextField
            label={t('company')}
            hint={t('companyHint')}
            name="company"
            autoComplete="organization"
            maxLength={200}
            value={draft.company}
            onChange={(event) => setDraft({ ...draft, company: event.target.value })}
            error={faults.company}
          />
          <TextField
            label={t('stir')}
            hint={t('stirHint')}
            name="stir"
            inputMode="numeric"
            autoComplete="off"
            value={draft.stir}
            onChange={(event) => setDraft({ ...draft, stir: stirDigits(event.target.value) })}
            error={faults.stir}
          />
        </>
      )}
    </>
  )
}
