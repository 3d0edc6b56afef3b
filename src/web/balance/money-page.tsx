import './money-page.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePageTexts } from '../shell/page-texts.ts'
import { useHydrated } from '../shell/use-hydrated.ts'

/** The frame of a page about a person's money. Only the browser draws what is in it: the server knows nobody. */
export function MoneyPage({ children }: { children: ReactNode }) {
  const texts = usePageTexts()
  return (
    <div className="wrap money-page">
      <div className="money-page__head">
        <h1>{texts?.title}</h1>
        <p className="lead">{texts?.lead}</p>
      </div>
      {useHydrated() ? children : <MoneyWaiting />}
    </div>
  )
}

export function MoneyWaiting() {
  const t = useTranslations('common')
  return <Skeleton of="cards" count={1} label={t('loading')} />
}
