import { brand } from '#kernel/brand.ts'

/** The star tile with the first letter, and the name. The sign alone stands where the name is spoken. */
export function Logo({ signOnly = false }: { signOnly?: boolean }) {
  return (
    <span className={signOnly ? 'logo logo--sign-only' : 'logo'}>
      <svg className="logo__sign" viewBox="0 0 32 32" aria-hidden="true">
        <path
          className="logo__star"
          d="M32 16l-4.69 4.69v6.63h-6.63L16 32l-4.69-4.68H4.69v-6.63L0 16l4.69-4.69V4.69h6.62L16 0l4.68 4.69h6.63v6.62z"
        />
        <path className="logo__letter" d="M8 9.5h16v4h-6V24h-4V13.5H8z" />
      </svg>
      {brand.name}
    </span>
  )
}
