/** A class of the page on the outermost element of a component: what it is stands here, where it stands is said there. */
export type Placed = { className?: string | undefined }

/** The classes of one element, without those that do not apply to it now. */
export const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
