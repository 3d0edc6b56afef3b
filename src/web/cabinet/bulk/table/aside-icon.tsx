import { Outline } from '#ui/icon.tsx'

/** Drawn where rows are set aside and nowhere else: the other pages do not carry it. */
export const AsideIcon = ({ size }: { size: 'small' | 'tiny' }) => (
  <Outline d="M3 13v7.5h18V13M3 13h5l1.5 3h5L16 13h5M12 2.5v8M8.5 7L12 10.5 15.5 7" size={size} />
)
