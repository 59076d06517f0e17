import { NotOpened, type Refusal } from '#packages/editor-frame/not-opened.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'

const words = defineWords({
  zh: {
    title: '编辑简历',
    missing: '没有找到这份文档',
    missingText: '这台设备和你的账号里都没有这份文档：它可能已被删除，或属于另一个账号。',
    gone: '这份文档已被删除',
    goneText: '它已在别处删除或移进回收站；这台设备上留下的内容可以下载。',
    signedOut: '这份文档不在这台设备上',
    unreadable: '这份文档暂时打不开',
    offlineText: '这份文档没有存在这台设备上，联网后再试。',
    fresh: '新建一份简历',
  },
  en: {
    title: 'Edit resume',
    missing: 'We couldn’t find this document',
    missingText:
      'It’s not on this device or in your account. It may have been deleted, or it may belong to another account.',
    gone: 'This document was deleted',
    goneText:
      'It was deleted or moved to the trash on another device. You can download the copy left on this device.',
    signedOut: 'This document is not on this device',
    unreadable: 'Can’t open this document right now',
    offlineText: 'This document isn’t stored on this device. Try again when you’re online.',
    fresh: 'New resume',
  },
})

export const ResumeNotOpened = (props: { answer: Refusal; onAgain(): void }) => {
  const t = useWords(words)
  return <NotOpened {...props} icon="file" says={t} home={{ to: '/builder/new', name: t.fresh }} />
}
