import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/errorPage.ts'

export default {
  title: 'Something went wrong',
  text: 'Please try again a little later. If it happens again, call us.',
  status: 'Error code: {code}',
  details: 'Details',
  home: 'Go to the home page',
  retry: 'Try again',
  busy: {
    title: 'The page hasn’t opened yet',
    text: 'Please try again in a few seconds.',
  },
  offline: {
    title: 'No internet',
    text: 'What you entered is saved. The page will open by itself once you’re back online.',
  },
} as const satisfies DeepStrings<typeof uz>
