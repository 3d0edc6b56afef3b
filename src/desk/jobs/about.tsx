import { useTranslations } from 'use-intl'
import type { DeadJob } from '#modules/background/background.contract.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { fieldNames, pageOf } from './job-names.ts'

/** The things a job names, each with the way to it. */
export function About({ about }: Pick<DeadJob, 'about'>) {
  const t = useTranslations()
  if (about.length === 0) return '—'
  return (
    <span className="job-about">
      {about.map(({ field, value }) => {
        const page = pageOf[field]?.(value)
        const name = t(fieldNames[field], { value })
        return page ? (
          <LocalLink key={field} to={page}>
            {name}
          </LocalLink>
        ) : (
          <span key={field}>{name}</span>
        )
      })}
    </span>
  )
}
