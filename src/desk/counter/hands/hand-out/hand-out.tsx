import './hand-out.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import type { CounterParcel, CounterPost } from '#modules/counter/counter.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Icon } from '../../parts/icon.tsx'
import { ShelfCard } from '../place/shelf-card.tsx'
import type { Scan } from '../scan/scan-list.ts'
import { useScans } from '../scan/use-scans.tsx'
import { useDeed } from '../use-deed.ts'
import { useWatchedOrder } from '../use-watched-order.ts'
import { WayChoice } from '../way-choice.tsx'
import { CodePart } from './code-part.tsx'
import { DocumentPart } from './document-part.tsx'
import { Given } from './given.tsx'
import { MoneyBand } from './money-band.tsx'
import { handOutBody, handOutOffer, missingFor, noDocument, type Way, ways } from './offer.ts'
import { RefuseDialog } from './refuse-dialog.tsx'
import { Who } from './who.tsx'

type HandOutProps = { scan: Scan; parcel: CounterParcel; post: CounterPost }

/** Where it lies, who comes for it, and what they show for it. */
export function HandOut(props: HandOutProps) {
  const t = useTranslations('deskCounterHands.handOut')
  const { scan, parcel, post } = props
  if (scan.done !== undefined) return <Given {...props} />
  return (
    <div className="hand-out">
      <ShelfCard scan={scan.id} parcel={parcel} post={post} title={t('lies')} />
      <HandOutCard {...props} />
    </div>
  )
}

const wayIcons = { code: 'user', delegate: 'users', document: 'document' } as const

function HandOutCard({ scan, parcel }: HandOutProps) {
  const t = useTranslations('deskCounterHands.handOut')
  const all = useTranslations()
  const { money } = formatter(useLocale())
  const { order } = parcel
  const offer = handOutOffer(parcel)
  const { changed } = useScans()
  const [way, setWay] = useState<Way>(offer.first)
  const [code, setCode] = useState('')
  const [document, setDocument] = useState(noDocument)
  const [isRefusing, setRefusing] = useState(false)
  const deed = useHandOut({ scan, parcel, onWrongCode: () => setCode('') })
  // A new code, or an operator's yes, is seen without another scan.
  const isWaiting = offer.document === 'waits' || offer.code === 'locked'
  useWatchedOrder(order.id, isWaiting, (now) => now.version >= order.version && changed(scan.id, now))
  const entered = { way, code, document }
  const missing = missingFor(offer, entered)
  const goText = offer.collect > 0 ? t('givePaid', { amount: money(offer.collect) }) : t('give')
  return (
    <section className="hand-out__card" aria-label={order.receiver_name}>
      <div className="hand-out__scroll">
        <Who parcel={parcel} />
        {offer.isRefused ? (
          <Notice tone="warning" className="hand-out__notice">
            {t('isRefused')}
          </Notice>
        ) : (
          <div className="hand-out__ways">
            <WayChoice
              label={t('who')}
              ways={ways.map((one) => ({
                value: one,
                icon: wayIcons[one],
                text: all(`deskCounterHands.handOut.ways.${one}`),
              }))}
              value={way}
              onChange={(next) => {
                setWay(next)
                setCode('')
                deed.reset()
              }}
            />
            {way === 'document' ? (
              <DocumentPart
                scan={scan.id}
                parcel={parcel}
                offer={offer}
                draft={document}
                onDraft={setDocument}
                problem={deed.problem}
              />
            ) : (
              <CodePart
                scan={scan.id}
                parcel={parcel}
                offer={offer}
                way={way}
                code={code}
                onCode={setCode}
                problem={deed.problem}
                onDocument={() => setWay('document')}
                onEnter={() => missing === undefined && void deed.give(entered)}
              />
            )}
          </div>
        )}
        {offer.collect > 0 && !offer.isRefused && (
          <MoneyBand scan={scan.id} parcel={parcel} goods={offer.goods} delivery={offer.delivery} />
        )}
        {way === 'code' && !offer.isRefused && <Rules parcel={parcel} />}
      </div>
      <footer className="hand-out__end">
        <Button
          className="hand-out__go"
          disabled={missing !== undefined}
          busy={deed.busy}
          onClick={() => void deed.give(entered)}
        >
          <Icon name="check" />
          {missing === 'operator' ? t('waits') : goText}
        </Button>
        {offer.mayRefuse && (
          <Button look="second" className="hand-out__refuse" onClick={() => setRefusing(true)}>
            {t('refuse')}
          </Button>
        )}
      </footer>
      {isRefusing && <RefuseDialog scan={scan.id} parcel={parcel} onClose={() => setRefusing(false)} />}
    </section>
  )
}

type HandingOut = Omit<HandOutProps, 'post'> & { onWrongCode: () => void }

function useHandOut({ scan, parcel, onWrongCode }: HandingOut) {
  const t = useTranslations('deskCounterHands.handOut')
  const { order } = parcel
  const { finish, again } = useScans()
  const failureText = useFailureText()
  const format = formatter(useLocale())
  const task = useDeed(scan.id, orderVerbsCalls.hand_out)
  const give = async (entered: Parameters<typeof handOutBody>[1]) => {
    const collected = order.to_collect
    const input = { params: { id: order.tracking_code }, body: handOutBody(order, entered) }
    const answer = await task.run(input)
    if (answer.ok)
      return finish(scan.id, collected > 0 ? t('tookMoney', { amount: format.money(collected) }) : t('gave'))
    const { code } = answer.error
    // Tries are counted by the server, and the question to the operator stands there.
    if (code === 'wrong_receiver_code' || code === 'receiver_code_locked' || code === 'operator_yes_required')
      again(scan.id)
    if (code === 'wrong_receiver_code' || code === 'receiver_code_locked') onWrongCode()
  }
  const error = task.error?.code === 'operator_yes_required' ? undefined : task.error
  return { give, busy: task.state === 'busy', problem: error && failureText(error), reset: task.reset }
}

/** What holds where there is no code: said before anybody asks. */
function Rules({ parcel: { order } }: { parcel: CounterParcel }) {
  const t = useTranslations('deskCounterHands.handOut.rules')
  const delegate = order.wishes.delegate
  const isDear = order.pickup_code?.needs_operator === true
  return (
    <dl className="hand-out__rules">
      {delegate && (
        <div>
          <dt>
            <Icon name="users" />
            <span>{t('delegate', { name: delegate.name })}</span>
          </dt>
          <dd>{t('delegateText')}</dd>
        </div>
      )}
      <div>
        <dt>
          <Icon name="document" />
          <span>{t('document')}</span>
        </dt>
        <dd>{t(isDear ? 'documentDear' : 'documentText')}</dd>
      </div>
    </dl>
  )
}
