import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A loader of the desk brings texts only: another filter in the address is no reason to fetch them again. */
export const textsStay = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
