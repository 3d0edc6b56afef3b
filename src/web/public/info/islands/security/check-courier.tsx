import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

/** The form of the page about badges, here already. */
export function CheckCourier() {
  const t = useTranslations('info.security.courier.words')
  const action = localizedPath(useLocale(), '/badge')
  return (
    <Form className="check-courier" method="get" action={action}>
      <TextField label={t('label')} name="code" code required inputMode="numeric" maxLength={120} />
      <Button type="submit">{t('check')}</Button>
    </Form>
  )
}
