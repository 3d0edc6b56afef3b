import './can-send.css'
import { Form, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { MarkOf } from '../../blocks/rules.tsx'
import { DrawingOf, WayLink } from '../../prose.tsx'
import type { Answer, Ask } from './ask.ts'

/** "Can I send a phone?": the field, and the answer that tears off below it. Without script it is a plain form. */
export function CanSend() {
  const { ask } = useLoaderData<{ ask: Ask }>()
  const { state, formAction } = useNavigation()
  const busy = state !== 'idle' && formAction !== undefined
  return (
    <>
      <search className="can-send">
        <Form
          action={ask.action}
          preventScrollReset
          className="can-send__form"
          data-open={ask.answer ? true : undefined}
        >
          <label className="can-send__label" htmlFor="can-send-q">
            {ask.label}
          </label>
          <div className="can-send__field">
            {/* A new question empties what was typed before: the answer below belongs to it. */}
            <input
              key={ask.asked}
              id="can-send-q"
              className="can-send__input"
              name="q"
              type="search"
              defaultValue={ask.asked}
              placeholder={ask.hint}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              required
            />
            <Button type="submit" busy={busy} className="can-send__button">
              <span className="can-send__word">{ask.button}</span>
              <Icon name="arrowRight" className="can-send__arrow" />
            </Button>
          </div>
        </Form>
        <div role="status">{ask.answer && <AnswerOf answer={ask.answer} />}</div>
        <p className="can-send__others">
          <span className="can-send__ask">{ask.others}</span>{' '}
          {ask.popular.map((way) => (
            <WayLink key={way.text} way={way} className="can-send__other" />
          ))}
        </p>
      </search>
      {ask.index && <Index index={ask.index} />}
    </>
  )
}

/** Where the rules are: stations of one road. */
function Index({ index: { label, groups } }: { index: NonNullable<Ask['index']> }) {
  return (
    <nav className="can-send-index" aria-label={label}>
      <ol className="can-send-index__road">
        {groups.map(({ to, text, numbers }) => (
          <li key={to} className="can-send-index__stop">
            <a className="can-send-index__link" href={to}>
              {text} <span className="can-send-index__numbers">{numbers}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const marks = { yes: 'yes', no: 'no', conditions: 'part' } as const

function AnswerOf({ answer: { verdict, about, title, text, art, more, near, ways } }: { answer: Answer }) {
  return (
    <div className="can-send__answer" data-verdict={verdict}>
      {art && <DrawingOf art={art} className="can-send__art" />}
      <div className="can-send__words">
        {about && <p className="can-send__about">{about}</p>}
        <h2 className="can-send__title">
          {verdict === 'unknown' ? title : <MarkOf mark={marks[verdict]} says={title} />}
        </h2>
        <p className="can-send__text">{text}</p>
        {more.length > 0 && (
          <dl className="can-send__more">
            {more.map(({ name, text: words }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        )}
        {near && (
          <p className="can-send__near">
            <span className="can-send__ask">{near.label}</span>{' '}
            {near.ways.map((way) => (
              <WayLink key={way.text} way={way} className="can-send__other" />
            ))}
          </p>
        )}
        {ways.map((way) => (
          <WayLink key={way.text} way={way} className="info-way" />
        ))}
      </div>
    </div>
  )
}
