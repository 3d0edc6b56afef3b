import type { Work } from '#modules/content/domain/vacancy.ts'
import { classes, type Placed } from '#ui/class-names.ts'
import drawings from './careers.svg?url'

/** What somebody will do all day, drawn. With words it is a picture; without, an ornament that nobody reads aloud. */
export function WorkDrawing({ work, says, className }: Placed & { work: Work; says?: string }) {
  const box = { className: classes('work-drawing', className), viewBox: '0 0 480 160' }
  const use = <use href={`${drawings}#${work}`} />
  return says ? (
    <svg {...box} role="img" aria-label={says}>
      {use}
    </svg>
  ) : (
    <svg {...box} aria-hidden="true">
      {use}
    </svg>
  )
}

/** Everybody at one door. */
export function TeamDrawing({ says, className }: { says: string; className: string }) {
  return (
    <svg className={className} viewBox="0 0 560 372" role="img" aria-label={says}>
      <use href={`${drawings}#team`} />
    </svg>
  )
}
