import './money-page.css'
import type { ReactNode } from 'react'
import { LoadingShape } from '#client/loaded.tsx'
import { usePageTexts } from '../page-texts.ts'
import { useHydrated } from '../use-hydrated.ts'

/** The frame of a page about a person's money. Only the browser draws what is in it: the server knows nobody. */
export function MoneyPage({ children }: { children: ReactNode }) {
  const texts = usePageTexts()
  return (
    <div className="wrap money-page">
      <div>
        <h1>{texts?.title}</h1>
        <p className="lead money-page__lead">{texts?.lead}</p>
      </div>
      {useHydrated() ? children : <MoneyWaiting />}
    </div>
  )
}

export const MoneyWaiting = () => <LoadingShape of="cards" count={1} />
