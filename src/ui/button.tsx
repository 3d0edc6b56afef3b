import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

export type ButtonLook = {
  /** One main button a view; the others are second or quiet. */
  look?: 'main' | 'second' | 'quiet' | undefined
  small?: boolean | undefined
  /** As wide as what it stands in. */
  block?: boolean | undefined
}

/** For links of a router, which bring their own element. */
export function buttonClass({ look = 'main', small, block }: ButtonLook = {}): string {
  const classes = ['button']
  if (look !== 'main') classes.push(`button--${look}`)
  if (small) classes.push('button--small')
  if (block) classes.push('button--block')
  return classes.join(' ')
}

export function Button({
  look,
  small,
  block,
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={buttonClass({ look, small, block })} />
}

/** Leads somewhere, looks like a button. */
export function LinkButton({
  look,
  small,
  block,
  children,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={buttonClass({ look, small, block })}>
      {children}
    </a>
  )
}
