/** What a written text is made of once it is read: all that is ever shown of it. Runs in the browser too. */

export type Inline =
  | string
  | Readonly<{ kind: 'strong' | 'em'; parts: readonly Inline[] }>
  | Readonly<{ kind: 'code'; text: string }>
  /** `to` is `https:`, `http:`, `mailto:`, `tel:`, or a path of this site. */
  | Readonly<{ kind: 'link'; to: string; parts: readonly Inline[] }>
  | Readonly<{ kind: 'break' }>

export type Align = 'start' | 'center' | 'end'

export type Block =
  | Readonly<{ kind: 'heading'; level: 2 | 3; id: string; parts: readonly Inline[] }>
  | Readonly<{ kind: 'paragraph'; parts: readonly Inline[] }>
  | Readonly<{ kind: 'list'; items: readonly (readonly Block[])[] }>
  | Readonly<{ kind: 'steps'; start: number; items: readonly (readonly Block[])[] }>
  /** `by`: its last line, when that begins with a dash. */
  | Readonly<{ kind: 'quote'; blocks: readonly Block[]; by: readonly Inline[] | null }>
  | Readonly<{
      kind: 'table'
      head: readonly Readonly<{ parts: readonly Inline[]; align: Align }>[]
      rows: readonly (readonly (readonly Inline[])[])[]
    }>
  /** A drawing by its name; `says` is for whoever does not see it. */
  | Readonly<{ kind: 'picture'; name: string; says: string; caption: string | null }>
  | Readonly<{ kind: 'rule' }>

export type Heading = Readonly<{ level: 2 | 3; id: string; text: string }>
