import { NotOpened, type Refusal } from '#packages/editor-frame/not-opened.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'

const words = defineWords({
  zh: {
    title: '模板设计器',
    missing: '没有找到这份模板',
    missingText: '这台设备和你的账号里都没有这个编号的模板。别人的模板可以预览，不能修改。',
    gone: '这份模板已被删除',
    goneText: '它已在别处删除；这台设备上留下的内容可以下载。',
    signedOut: '这份模板不在这台设备上',
    unreadable: '这份模板暂时打不开',
    offlineText: '这份模板没有存在这台设备上，联网后再试。',
    mine: '我的模板',
  },
  en: {
    title: 'Template designer',
    missing: 'We couldn’t find this template',
    missingText:
      'No template with this ID is on this device or in your account. You can preview other people’s templates, but not edit them.',
    gone: 'This template was deleted',
    goneText: 'It was deleted on another device. You can download the copy left on this device.',
    signedOut: 'This template is not on this device',
    unreadable: 'Can’t open this template right now',
    offlineText: 'This template isn’t stored on this device. Try again when you’re online.',
    mine: 'My templates',
  },
})

export const TemplateNotOpened = (props: { answer: Refusal; onAgain(): void }) => {
  const t = useWords(words)
  return (
    <NotOpened {...props} icon="pages" says={t} home={{ to: '/createTemplate/designer', name: t.mine }} />
  )
}
