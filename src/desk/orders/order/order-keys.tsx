import { useTranslations } from 'use-intl'

const keys = {
  queue: [
    { keys: ['J', 'K'], text: 'deskOrders.keys.walk' },
    { keys: ['Enter'], text: 'deskOrders.keys.open' },
    { keys: ['Q'], text: 'deskOrders.keys.call' },
    { keys: ['C'], text: 'deskOrders.keys.confirm' },
    { keys: ['A'], text: 'deskOrders.keys.noAnswer' },
    { keys: ['X'], text: 'deskOrders.keys.cancel' },
  ],
  list: [
    { keys: ['/'], text: 'deskOrders.keys.search' },
    { keys: ['J', 'K'], text: 'deskOrders.keys.walk' },
    { keys: ['Enter'], text: 'deskOrders.keys.open' },
    { keys: ['␣'], text: 'deskOrders.keys.choose' },
    { keys: ['N'], text: 'deskOrders.keys.create' },
  ],
} as const

/** What single keys do on this screen. Not for those who have no keyboard. */
export function OrderKeys({ of }: { of: keyof typeof keys }) {
  const t = useTranslations()
  return (
    <ul className="desk-foot__keys">
      {keys[of].map(({ keys: names, text }) => (
        <li key={text}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          {t(text)}
        </li>
      ))}
    </ul>
  )
}
