import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useFieldView } from '#client/field/field-store.ts'
import { useCalls } from '../../parts/calls/use-calls.ts'
import { metresFrom, usePhonePlace } from '../../parts/phone-place.ts'
import { NoStop } from '../no-stop.tsx'
import { useNumberedStop } from '../use-numbered-stop.ts'
import { useReport } from '../use-report.ts'
import { FailedScreen } from './failed-screen.tsx'
import { failureReport } from './failure.ts'

/** `/stops/:id/failed`: a delivery, or a pickup, that came to nothing. */
export function FailedPage() {
  const navigate = useNavigate()
  const calls = useCalls()
  const view = useFieldView()
  // The one that was shown first stays: it may be written on the slip by now.
  const [callCard] = useState(view.callCard)
  const found = useNumberedStop()
  const place = usePhonePlace()
  const report = useReport()
  const [hadEnded] = useState(found !== undefined && found.stop.state !== 'open')
  if (!found) return <NoStop />
  const { stop, number } = found
  // Whoever goes back afterwards does not tell it once more.
  if (hadEnded) return <Navigate to={`/stops/${stop.order_id}`} replace />
  return (
    <FailedScreen
      stop={stop}
      number={number}
      callCard={callCard}
      calls={calls.to(stop.order_id)}
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
