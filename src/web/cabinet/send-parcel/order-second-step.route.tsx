import '../../public/calculator/calculator.css'
import './bill.css'
import './questions/questions.css'
import './wizard.css'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { SecondPage } from './second-page.tsx'
import { loadWizard } from './wizard.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadWizard(context, url, {
    groups: [
      'map',
      'pin',
      'points',
      'parcel.bill',
      'parcel.modes',
      'parcel.payments',
      'sendParcel.shared',
      'sendParcel.address',
      'sendParcel.mode',
      'sendParcel.wayOn',
      'sendParcel.places',
      'sendParcel.inside',
      'sendParcel.photos',
      'sendParcel.extras',
      'sendParcel.payment',
      'sendParcel.signInFirst',
      'sendParcel.failure',
      'sendParcel.bill',
      'sendParcel.faults.both',
      'sendParcel.faults.second',
    ],
    ofCalculator: ['promised'],
  })
}

/** Steps change the address only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function OrderSecondStep() {
  const { terms } = useLoaderData<typeof loader>()
  return <SecondPage terms={terms} />
}
