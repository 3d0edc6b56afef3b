import '../../public/calculator/calculator.css'
import './bill.css'
import './questions/questions.css'
import './wizard.css'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { FirstPage } from './first-page.tsx'
import { sharedPlaceIn } from './shared/shared-place.ts'
import { loadWizard } from './wizard.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadWizard(context, url, {
    groups: [
      'map',
      'pin',
      'parcel.bill',
      'sendParcel.shared',
      'sendParcel.route',
      // Only for who came by sharing something.
      ...(sharedPlaceIn(url.searchParams) ? ['pocket.shared' as const] : []),
      'sendParcel.quick',
      'sendParcel.size',
      'sendParcel.person',
      'sendParcel.sender',
      'sendParcel.receiver',
      'sendParcel.address',
      'sendParcel.bill',
      'sendParcel.faults.first',
      'sendParcel.faults.both',
    ],
    ofCalculator: ['places', 'placeHint', 'placeExample', 'wholeCity', 'promised'],
  })
}

/** Steps change the address only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function SendParcel() {
  const { terms } = useLoaderData<typeof loader>()
  return <FirstPage terms={terms} />
}
