import { defineKind } from '../define.ts'
import { image, line, pairs, styled } from '../fields.ts'
import { formFacts } from '../scope.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_thanks',
  zh: '结束页',
  en: 'Closing',
  icon: 'handshake',
  for: ['ppt'],
  headed: true,
  own: ['kicker', 'lead', 'speaker', 'fields', 'picture', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    lead: styled('导语', 'Lead'),
    speaker: line('署名', 'Signed'),
    fields: pairs('联系方式', 'Contact'),
    picture: image('图片', 'Picture'),
    name: line('小标题', 'Heading'),
    text: line('内容', 'Text'),
    who: line('负责人', 'Person'),
    date: line('时间', 'Date'),
    notes: speakerNotes,
  },
  facts: formFacts('fields'),
})
