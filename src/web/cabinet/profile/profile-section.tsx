import type { ReactNode } from 'react'
import type { SectionId } from './sections.ts'

type ProfileSectionProps = {
  id: SectionId
  title: string
  /** A sentence under the title. */
  text?: string | undefined
  children: ReactNode
}

/** One question of the profile on its own ground; the navigation leads to its id. */
export function ProfileSection({ id, title, text, children }: ProfileSectionProps) {
  return (
    <section className="profile-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="profile-section__title" id={`${id}-title`}>
        {title}
      </h2>
      {text && <p className="profile-section__text">{text}</p>}
      {children}
    </section>
  )
}
