import { defineKind } from '../define.ts'
import { image, line, styled } from '../fields.ts'
import { blockFacts } from '../slides/block-facts.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_text',
  zh: '图文',
  en: 'Text',
  icon: 'pen',
  for: ['ppt'],
  single: true,
  headed: true,
  own: ['kicker', 'lead', 'content', 'picture', 'caption', 'quote', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    lead: styled('导语', 'Lead'),
    content: styled('正文', 'Text'),
    picture: image('图片', 'Picture'),
    caption: line('图题', 'Caption'),
    quote: line('强调句', 'Highlighted line'),
    notes: speakerNotes,
  },
  // One look sets each paragraph on a card of its own.
  facts: blockFacts('content'),
})
