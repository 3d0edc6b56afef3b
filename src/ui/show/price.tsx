import './price.css'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

type PriceProps = {
  /** Already written: "62 500". */
  amount: string
  currency: string
  /** The saffron rule: once a screen. */
  hot?: boolean | undefined
  /** The price before, when it has fallen; its spoken name comes with it. */
  before?: { amount: string; spoken: string } | undefined
}

/** Figures, and the currency quieter. */
export function Price({ amount, currency, hot, before }: PriceProps) {
  return (
    <span className="price-line">
      <span className={hot ? 'price price--hot' : 'price'}>
        {amount} <small>{currency}</small>
      </span>
      {before && (
        <s className="price__before">
          <span className="spoken">{before.spoken} </span>
          {before.amount}
        </s>
      )}
    </span>
  )
}

export type PriceLine = {
  id: string
  what: ReactNode
  because?: ReactNode
  amount: ReactNode
  /** Costs nothing, or brings something back. */
  free?: boolean | undefined
}

type PriceLinesProps = {
  lines: readonly PriceLine[]
  /** Left out where it stands above them already. */
  sum?: { what: string; amount: ReactNode } | undefined
}

/** What, because of what, how much; the sum is last. */
export function PriceLines({ lines, sum }: PriceLinesProps) {
  return (
    <dl className="price-lines">
      {lines.map(({ id, what, because, amount, free }) => (
        <div key={id}>
          <dt>
            {what}
            {because && <span className="price-lines__because">{because}</span>}
          </dt>
          <dd data-free={free || undefined}>{amount}</dd>
        </div>
      ))}
      {sum && (
        <div className="price-lines__sum">
          <dt>{sum.what}</dt>
          <dd>{sum.amount}</dd>
        </div>
      )}
    </dl>
  )
}

/** The lines behind a price, opened by a tap; works before any script. */
export function OpenedPrice({
  label,
  open,
  children,
}: {
  label: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <details className="opened-price" open={open}>
      <summary>
        {label}
        <Icon name="chevronDown" size="tiny" />
      </summary>
      {children}
    </details>
  )
}
