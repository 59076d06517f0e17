import { defineWords } from '#packages/i18n/define-words.ts'
import { pageLanguage } from '#packages/i18n/page-language.ts'
import { onLoadFailure } from '#packages/scheduling/lazy-component.ts'
import { toasts } from '#packages/ui/toast-store.ts'

const words = defineWords({
  zh: { missing: '这一部分还没取到，正在再试' },
  en: { missing: 'This part has not loaded yet; trying again' },
})

onLoadFailure(() => toasts.show(words[pageLanguage()].missing, 'warn'))
