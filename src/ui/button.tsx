import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { classes, type Placed } from './class-names.ts'
import { Spinner } from './waiting/spinner.tsx'

export type ButtonLook = Placed & {
  /** One main button a view; the others are second or quiet. Danger takes something away. */
  look?: 'main' | 'second' | 'quiet' | 'danger' | undefined
  small?: boolean | undefined
  /** For a thumb on the street: 56 px. */
  courier?: boolean | undefined
  /** As wide as what it stands in. */
  block?: boolean | undefined
}

/** For links of a router, which bring their own element. */
export const buttonClass = ({ look = 'main', small, courier, block, className }: ButtonLook = {}) =>
  classes(
    'button',
    look !== 'main' && `button--${look}`,
    small && 'button--small',
    courier && 'button--courier',
    block && 'button--block',
    className,
  )

type ButtonProps = ButtonLook & {
  /** Being worked on: stays in its place and cannot be pressed again. */
  busy?: boolean | undefined
} & ButtonHTMLAttributes<HTMLButtonElement>

export function Button(props: ButtonProps) {
  const { look, small, courier, block, className, busy, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ look, small, courier, block, className })}
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
  className,
  children,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={buttonClass({ look, small, courier, block, className })}>
      {children}
    </a>
  )
}
