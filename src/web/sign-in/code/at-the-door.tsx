import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CodeSteps } from './use-code-steps.ts'

/** While many codes are asked for: what the page is doing meanwhile, and what to do when it was turned away. */
export function AtTheDoor({ steps }: { steps: CodeSteps }) {
  const t = useTranslations('signIn.door')
  const { solving, turnedAway } = steps
  const typeIt = (phone: string) => {
    steps.expectCode(phone)
    steps.goTo('code')
  }
  return (
    <>
      <div role="status" className="sign-in__door">
        {solving && (
          <p className="sign-in__wait">
            <Icon name="clock" size="small" />
            <span>{t('solving')}</span>
          </p>
        )}
      </div>
      {turnedAway !== undefined && (
        <div className="sign-in__ways">
          <Button look="quiet" className="sign-in__way" onClick={() => typeIt(turnedAway)}>
            {t('haveCode')}
          </Button>
        </div>
      )}
    </>
  )
}
