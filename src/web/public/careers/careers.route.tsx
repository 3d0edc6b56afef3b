import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadCareers } from './careers.server.ts'
import { CareersPage } from './careers-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadCareers(context, url)
}

export default function Careers() {
  return <CareersPage {...useLoaderData<typeof loader>()} />
}
