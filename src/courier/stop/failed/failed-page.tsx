import { useNavigate } from 'react-router'
import { useField, useFieldView } from '#client/field/field-store.ts'
import { callsTo } from '../../parts/calls/calls-made.ts'
import { metresFrom, usePhonePlace } from '../../parts/phone-place.ts'
import { NoStop } from '../no-stop.tsx'
import { useNumberedStop } from '../use-numbered-stop.ts'
import { useReport } from '../use-report.ts'
import { FailedScreen } from './failed-screen.tsx'
import { cardsIn, failureReport, nextCallCard } from './failure.ts'

/** `/stops/:id/failed`: a delivery, or a pickup, that came to nothing. */
export function FailedPage() {
  const navigate = useNavigate()
  const store = useField()
  const { queue, troubles } = useFieldView()
  const found = useNumberedStop()
  const place = usePhonePlace()
  const report = useReport()
  if (!found) return <NoStop />
  const { stop, number, day } = found
  const used = cardsIn([...queue, ...troubles.map(({ action }) => action)])
  return (
    <FailedScreen
      stop={stop}
      number={number}
      callCard={nextCallCard(day.shift, used)}
      calls={callsTo(stop.order_id, store.now())}
      metres={metresFrom(place, stop.place)}
      busy={report.busy}
      problem={report.problem}
      onBack={() => navigate(-1)}
      onFailed={(failed) =>
        void report
          .send(failureReport(stop, failed, place))
          .then((kept) => kept && navigate('/', { replace: true }))
      }
    />
  )
}
