import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type ButtonLook, LinkButton } from '#ui/button.tsx'
import { Icon } from '../icon.tsx'
import { useCalls } from './use-calls.ts'

type Called = { orderId: string; phone: string }

/** One tap calls; that it was tried is remembered for the report of a failed attempt. */
function useCallTo({ orderId, phone }: Called) {
  const { note } = useCalls()
  return { href: `tel:+998${phone}`, onClick: () => note(orderId, phone) }
}

export function CallButton({
  orderId,
  phone,
  children,
  ...look
}: Called & Pick<ButtonLook, 'look' | 'block' | 'className'> & { children: ReactNode }) {
  return (
    <LinkButton courier {...look} {...useCallTo({ orderId, phone })}>
      <Icon name="phone" />
      {children}
    </LinkButton>
  )
}

/** Begins a message with its first words written. */
export function MessageButton({
  orderId,
  phone,
  text,
  children,
}: Called & { text: string; children: ReactNode }) {
  const { note } = useCalls()
  return (
    <LinkButton
      look="second"
      courier
      href={`sms:+998${phone}?body=${encodeURIComponent(text)}`}
      onClick={() => note(orderId, phone, 'sms')}
    >
      <Icon name="chat" />
      {children}
    </LinkButton>
  )
}

/** The same in the bar of a screen, where only a sign has room. */
export function CallSign({ orderId, phone, name }: Called & { name: string }) {
  const t = useTranslations('courierStop')
  const callTo = useCallTo({ orderId, phone })
  if (phone === '') return null
  return (
    <a className="screen-bar__button" {...callTo}>
      <Icon name="phone" />
      <span className="spoken">{t('callTo', { name })}</span>
    </a>
  )
}
