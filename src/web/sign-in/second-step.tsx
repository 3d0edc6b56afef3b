import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import type { CodeSteps } from './code/use-code-steps.ts'
import { DemoInbox } from './demo-inbox.tsx'
import { Failure, Step } from './step.tsx'
import { usePasskey } from './use-passkey.ts'

/** Staff also show the six digits of their authenticator, or use a passkey of this device. */
export function SecondStep({ steps, phone }: { steps: CodeSteps; phone: string }) {
  const t = useTranslations('signIn.secondStep')
  const { code, totp, setTotp, fault, fail, refuse, proving, submit, goTo } = steps
  const passkey = usePasskey({ phone, code })
  const sign = async () => {
    const { signed, error } = await passkey.sign()
    if (error) return refuse(error, { phone, code })
    if (!signed) return fail(undefined, t('passkeyClosed'))
    await submit({ phone, code, passkey: signed })
  }
  return (
    <Step
      title={t(passkey.offered ? 'passkeyTitle' : 'title')}
      text={t(passkey.offered ? 'passkeyText' : 'text')}
      focusKey={`totp ${fault.count}`}
      onSubmit={() => submit({ phone, code, totp })}
    >
      {passkey.offered && (
        <>
          <Button block busy={passkey.asking} onClick={() => void sign()}>
            {t('passkey')}
          </Button>
          <p className="sign-in__or">{t('or')}</p>
        </>
      )}
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
      <Button type="submit" block look={passkey.offered ? 'second' : 'main'} busy={proving}>
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
