import './history.css'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AuditList } from '#modules/accounts/staff/staff.contract.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { auditPath } from './audit-query.ts'
import { useAuditWords } from './audit-words.ts'
import { thingPath } from './thing-path.ts'

export type AuditEntry = AuditList['items'][number]

/** Stand in the sentence where links will be. */
const gaps = { who: '\uE000', thing: '\uE001' } as const
const atGap = /([\uE000\uE001])/

/** Who did what to which thing, as one sentence. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('audit')
  const words = useAuditWords(entry.names)
  const { text, ofOrder } = words.action(entry.action)
  const sentence = t(ofOrder ? 'lineOrder' : 'line', { ...gaps, action: within(text) })
  return (
    <p className="audit-line">
      {sentence.split(atGap).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence keep their places
        <Fragment key={at}>{pieceOf(piece, entry, words)}</Fragment>
      ))}
    </p>
  )
}

function pieceOf(piece: string, entry: AuditEntry, words: ReturnType<typeof useAuditWords>): ReactNode {
  if (piece === gaps.who) return <Who entry={entry} role={words.role(entry.role)} />
  if (piece !== gaps.thing) return piece
  const name = words.thing(entry.object)
  return <LocalLink to={thingPath(entry) ?? auditPath(entry.object)}>{name}</LocalLink>
}

/** Pressed, a name leads to all that this person did. */
function Who({ entry: { person }, role }: { entry: AuditEntry; role: string }) {
  const t = useTranslations('audit')
  const name = person.full_name || role
  if (person.id === null) return <b>{name}</b>
  return (
    <LocalLink className="audit-line__who" to={`/desk/audit?person=${person.id}`} title={t('onlyWho')}>
      {name}
    </LocalLink>
  )
}

/** An action begins with a capital letter; inside of a sentence it does not, unless it is an abbreviation. */
const within = (text: string) =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
