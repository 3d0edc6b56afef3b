import './avatar.css'
import { classes, type Placed } from './class-names.ts'

type AvatarProps = Placed & {
  name: string
  /** Address of a portrait. */
  photo?: string | undefined
  size?: 'small' | 'large' | undefined
}

/** A face, or the first letters of the name. The name itself stands beside it. */
export function Avatar({ name, photo, size, className }: AvatarProps) {
  const own = classes('avatar', size && `avatar--${size}`, className)
  if (photo) return <img className={own} src={photo} alt="" />
  return (
    <span className={own} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** Gulnoza Xolmatova: GX. A letter with its apostrophe stays whole: Oʻtkir Gʻaniyev is OʻGʻ. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? (/^[\p{L}\p{N}][\u02BB\u02BC]?/u.exec(word)?.[0] ?? '') : ''))
    .join('')
    .toUpperCase()
}
