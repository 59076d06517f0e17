import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { Frame } from './frame.tsx'

const words = defineWords({
  zh: { title: '正在铺纸' },
  en: { title: 'Getting your draft ready' },
})

/** Shown until the render engine and the template are loaded. */
export const DraftWaiting = () => (
  <Frame isWriting title={useWords(words).title} foot={null} stage={<Loading />}>
    {null}
  </Frame>
)
