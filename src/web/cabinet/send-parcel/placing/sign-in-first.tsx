import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { rememberBack } from '../../../sign-in/back.ts'

/** To the sign-in and, after it, back to this very step. */
function useWayToSignIn(): () => void {
  const navigate = useNavigate()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return () => {
    rememberBack(pathname + search)
    void navigate(localizedPath(locale, '/login'))
  }
}

export function SignInLink({ label }: { label: string }) {
  const go = useWayToSignIn()
  return (
    <Button look="second" small onClick={go}>
      {label}
    </Button>
  )
}

/** SPEC section 8: quick send says "please log in". Nothing that was written is lost. */
export function SignInFirst({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('sendParcel.signInFirst')
  const go = useWayToSignIn()
  return (
    <Confirm open={open} title={t('title')} yes={t('yes')} no={t('no')} onYes={go} onNo={onClose}>
      {t('text')}
    </Confirm>
  )
}
