import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/notFound.ts'

export default {
  title: 'This page could not be found',
  subtitle: 'There may be a mistake in the address, or the page has moved.',
  near: 'Perhaps you were looking for',
  home: 'Go to the home page',
} as const satisfies DeepStrings<typeof uz>
