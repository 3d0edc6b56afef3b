import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'

/** What the page shows. */
export type Step =
  | 'start'
  | 'reading'
  | 'failed'
  | 'columns'
  | 'sender'
  | 'chat'
  | 'check'
  | 'save'
  | 'saving'
  | 'labels'

/** The stars of the road, from the file to its labels. */
export const way = ['source', 'understood', 'check', 'save', 'labels'] as const
export type Star = (typeof way)[number]

type Told = Pick<UploadAnswer, 'state' | 'kind'>
type Asking = Told & Pick<UploadAnswer, 'rows' | 'problems'>

/** No row says where it is sent from, and neither does the merchant. */
const lacksSender = ({ rows, problems }: Asking) =>
  rows > 0 &&
  problems.some((one) => one.field === 'from_city' && one.code === 'required' && one.rows === rows)

/** The server says how far an upload is; only among what is open then may the address choose. */
export function stepOf(upload: Asking, asked: string | null): Step {
  const { state, kind } = upload
  switch (state) {
    case 'parsing':
      return 'reading'
    case 'failed':
      return 'failed'
    case 'mapping':
      return 'columns'
    case 'saving':
      return 'saving'
    case 'saved':
      return 'labels'
    case 'ready':
      if (asked === 'save') return 'save'
      if (asked === null && lacksSender(upload)) return 'sender'
      if (kind === 'chat') return asked === 'check' ? 'check' : 'chat'
      return asked === 'columns' ? 'columns' : 'check'
  }
}

const stars: Record<Step, Star> = {
  start: 'source',
  reading: 'source',
  failed: 'source',
  columns: 'understood',
  sender: 'understood',
  chat: 'understood',
  check: 'check',
  save: 'save',
  saving: 'save',
  labels: 'labels',
}

/** The star that is being done. */
export const starOf = (step: Step): number => way.indexOf(stars[step])

/** A step that is behind can be gone back to, as long as nothing is an order yet. */
export function askedFor(star: Star, { state, kind }: Told): string | undefined {
  if (state !== 'ready') return undefined
  if (star === 'understood') return kind === 'chat' ? 'chat' : 'columns'
  return star === 'check' ? 'check' : undefined
}

/** While the server works, it is asked how far it is. */
export const pollMs = (upload: Told | undefined) =>
  upload?.state === 'parsing' || upload?.state === 'saving' ? 700 : undefined
