import { useTranslations } from 'use-intl'
import type { FieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'

/** `3 actions, 2 photos`: what is not with the server yet; empty when everything is. */
export function useWaitingText({ queue, files }: Pick<FieldView, 'queue' | 'files'>): string {
  const t = useTranslations('courierParts.waiting')
  const { number } = formatter(useLocale())
  const textOf = ({ length: count }: readonly unknown[]) => ({ count, text: number(count) })
  return [queue.length > 0 && t('actions', textOf(queue)), files.length > 0 && t('photos', textOf(files))]
    .filter(Boolean)
    .join(', ')
}

/** What the server has answered and nobody has read yet. */
export const questionsIn = ({
  troubles,
  refusedFiles,
}: Pick<FieldView, 'troubles' | 'refusedFiles'>): number => troubles.length + refusedFiles.length
