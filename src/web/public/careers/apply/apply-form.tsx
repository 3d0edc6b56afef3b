import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import { cvMonths } from '#modules/content/domain/cv.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import type { Refused } from '../careers.server.ts'
import { cvTypes, largestCvSaid, type TypedField } from './application.ts'
import { CvField } from './cv-field.tsx'
import { SendFailure } from './send-failure.tsx'
import type { useApplication } from './use-application.ts'

export const formId = 'apply-form'

type ApplyFormProps = { application: ReturnType<typeof useApplication>; refused: Refused | undefined }

/** Two ways, one form. Without a script it is the form by words, sent by the browser itself. */
export function ApplyForm({ application, refused }: ApplyFormProps) {
  const t = useTranslations('careers.apply')
  const hydrated = useHydrated()
  const { way, typed, outcome, share, submit, choose, type } = application
  const errorAt = useErrors(application, refused)
  const text = (field: TypedField) => ({
    name: field,
    value: typed[field],
    error: errorAt(field),
    onChange: (event: { target: { value: string } }) => type(field, event.target.value),
  })
  return (
    // Before the page is alive the browser itself looks after the fields.
    <form
      id={formId}
      className="apply-form"
      method="post"
      action="#apply"
      noValidate={hydrated}
      onSubmit={submit}
      data-way={way}
    >
      <Ways way={way} choose={choose} />
      <p className="apply-form__no-script">{t('noScript', { email: brand.email })}</p>
      <div className="apply-form__cv">
        <CvField file={application.file} share={share} error={errorAt('file')} onChoose={application.take} />
      </div>
      <TextField {...text('full_name')} label={t('name')} autoComplete="name" maxLength={120} required />
      <PhoneField
        name="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        value={typed.phone}
        error={errorAt('phone')}
        onChange={(digits) => type('phone', digits)}
        required
      />
      <TextField
        {...text('email')}
        label={t('email')}
        optional={t('optional')}
        type="email"
        autoComplete="email"
        maxLength={200}
      />
      <div className="apply-form__about">
        <TextArea {...text('about')} label={t('about')} hint={t('aboutHint')} rows={5} maxLength={3_000} />
      </div>
      <Keep />
      <SendFailure outcome={outcome} refused={refused?.message} />
      <Button type="submit" block className="apply-form__send" busy={share !== undefined}>
        {t('send')}
      </Button>
    </form>
  )
}

function Ways({ way, choose }: Pick<ReturnType<typeof useApplication>, 'way' | 'choose'>) {
  const t = useTranslations('careers.apply')
  return (
    <div className="apply-form__ways">
      <Segmented
        label={t('way')}
        labelSpoken
        value={way}
        onChange={choose}
        name="way"
        options={[
          {
            value: 'cv',
            label: (
              <>
                <Icon name="file" size="small" />
                {t('cv')}
              </>
            ),
          },
          {
            value: 'form',
            label: (
              <>
                <Icon name="list" size="small" />
                {t('form')}
              </>
            ),
          },
        ]}
      />
    </div>
  )
}

/** Who sees it, and for how long. */
function Keep() {
  const t = useTranslations('careers.apply')
  return (
    <p className="apply-form__keep">
      <Icon name="lock" size="small" />
      <span>
        {t('keep', { count: cvMonths, text: String(cvMonths) })}{' '}
        <LocalLink to="/privacy">{t('privacy')}</LocalLink>
      </span>
    </p>
  )
}

/** What we found wrong before sending, what the server found, or what came back without a script. */
function useErrors({ faults, outcome }: ReturnType<typeof useApplication>, refused: Refused | undefined) {
  const t = useTranslations()
  const { fileSize } = formatter(useLocale())
  const figures = { types: cvTypes, size: fileSize(largestCvSaid) }
  return (field: TypedField | 'file'): string | undefined => {
    const fault = faults[field]
    if (fault) return t(`careers.apply.faults.${fault}`, figures)
    if (field === 'file')
      return outcome?.kind === 'file'
        ? (outcome.message ?? t('careers.apply.faults.fileWrong', figures))
        : undefined
    return (outcome?.kind === 'fields' && outcome.faults[field]) || refused?.faults[field]
  }
}
