import { brand } from '#kernel/brand.ts'
import { logoPaths } from './logo-paths.ts'

/** The star tile with the first letter, and the name. The sign alone stands where the name is spoken. */
export function Logo({ signOnly = false }: { signOnly?: boolean }) {
  return (
    <span className={signOnly ? 'logo logo--sign-only' : 'logo'}>
      <svg className="logo__sign" viewBox="0 0 32 32" aria-hidden="true">
        <path className="logo__star" d={logoPaths.star} />
        <path className="logo__letter" d={logoPaths.letter} />
      </svg>
      {brand.name}
    </span>
  )
}
