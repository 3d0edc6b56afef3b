import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { Spinner } from './spinner.tsx'

export type ButtonLook = {
  /** One main button a view; the others are second or quiet. Danger takes something away. */
  look?: 'main' | 'second' | 'quiet' | 'danger' | undefined
  small?: boolean | undefined
  /** For a thumb on the street: 56 px. */
  courier?: boolean | undefined
  /** As wide as what it stands in. */
  block?: boolean | undefined
}

/** For links of a router, which bring their own element. */
export function buttonClass({ look = 'main', small, courier, block }: ButtonLook = {}): string {
  const classes = ['button']
  if (look !== 'main') classes.push(`button--${look}`)
  if (small) classes.push('button--small')
  if (courier) classes.push('button--courier')
  if (block) classes.push('button--block')
  return classes.join(' ')
}

type ButtonProps = ButtonLook & {
  /** Being worked on: stays in its place and cannot be pressed again. */
  busy?: boolean | undefined
} & ButtonHTMLAttributes<HTMLButtonElement>

export function Button({ look, small, courier, block, busy, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ look, small, courier, block })}
      aria-busy={busy}
      aria-disabled={busy}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** Leads somewhere, looks like a button. */
export function LinkButton({
  look,
  small,
  courier,
  block,
  children,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={buttonClass({ look, small, courier, block })}>
      {children}
    </a>
  )
}
