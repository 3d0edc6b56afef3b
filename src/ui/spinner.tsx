import { Star } from './star.tsx'

/** The star's outline being drawn. Silent: what is being done is said beside it. */
export function Spinner() {
  return <Star className="spinner" />
}
