/** What the tab shows, as its address says it. */
export type CourierView =
  | Readonly<{ view: 'list' }>
  /** Without a hand-over: whatever a courier lays on the counter. */
  | Readonly<{ view: 'take'; id: string | undefined }>
  | Readonly<{ view: 'give' }>
  | Readonly<{ view: 'wait'; id: string }>

const idIn = (query: URLSearchParams) => {
  const id = query.get('id') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? id : undefined
}

export function courierViewIn(query: URLSearchParams): CourierView {
  const id = idIn(query)
  switch (query.get('view')) {
    case 'take':
      return { view: 'take', id }
    case 'give':
      return { view: 'give' }
    case 'wait':
      return id === undefined ? { view: 'list' } : { view: 'wait', id }
    default:
      return { view: 'list' }
  }
}
