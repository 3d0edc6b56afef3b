import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import type { CodeSteps } from './code/use-code-steps.ts'
import { DemoInbox } from './demo-inbox.tsx'
import { Failure, Step } from './step.tsx'

/** Staff also show the six digits of their authenticator. */
export function SecondStep({ steps, phone }: { steps: CodeSteps; phone: string }) {
  const t = useTranslations('signIn.secondStep')
  const { code, totp, setTotp, fault, proving, submit, goTo } = steps
  return (
    <Step
      title={t('title')}
      text={t('text')}
      focusKey={`totp ${fault.count}`}
      onSubmit={() => submit({ phone, code, totp })}
    >
      <CodeField
        block
        label={t('label')}
        error={fault.field === 'totp' ? fault.text : undefined}
        value={totp}
        onChange={setTotp}
        onComplete={(digits) => submit({ phone, code, totp: digits })}
      />
      <DemoInbox phone={phone} />
      <Failure text={fault.field === undefined ? fault.text : undefined} />
      <Button type="submit" block busy={proving}>
        {t('submit')}
      </Button>
      <div className="sign-in__ways">
        <Button look="quiet" className="sign-in__way" onClick={() => goTo('first')}>
          {t('otherNumber')}
        </Button>
      </div>
    </Step>
  )
}
