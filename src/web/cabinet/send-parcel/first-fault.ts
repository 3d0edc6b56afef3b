/** After the faults have been drawn: the first field that stops the way, so that nobody looks for it. */
export function showFirstFault(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const wrong = [...document.querySelectorAll<HTMLElement>('.wizard [data-field]')].find(
        (field) => field.offsetParent !== null && field.querySelector('.field__error, [aria-invalid]'),
      )
      wrong?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
      // The middle of what is taller than the window says nothing: its beginning does.
      wrong?.scrollIntoView({ block: wrong.offsetHeight < window.innerHeight ? 'center' : 'start' })
    }),
  )
}

/** Whether the style sheet shows one question at a time: then the others take no room. */
export function showsOneQuestion(): boolean {
  const others = document.querySelector<HTMLElement>('.ask:not([data-current])')
  return others !== null && others.offsetParent === null
}
