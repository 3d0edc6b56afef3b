import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/beingBuilt.ts'

export default {
  title: 'Мы работаем над этой страницей',
  text: 'Скоро она будет здесь. Если вопрос срочный, позвоните, мы поможем.',
  meanwhile: 'А пока вы можете',
  home: 'На главную',
} as const satisfies DeepStrings<typeof uz>
