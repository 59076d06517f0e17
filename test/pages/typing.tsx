import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { setField } from '#packages/document/commands.ts'
import { History } from '#packages/document/history.ts'
import { plainText, type Rich } from '#packages/document/values.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'

/** A field and a three-page document beside it, over the real commands and history: what a key press costs. */
const history = new History(sampleDocument(personOf('engineer', 'zh')))
const section = history.state.sections.find(({ kind }) => kind === 'work_experience')
const item = section?.items[1]
if (!section || !item) throw new Error('the sample has no second job')

const Typing = () => {
  const [shown, setShown] = useState(history.state)
  const [text, setText] = useState(() => plainText(item.data.bullets as Rich))
  return (
    <>
      <textarea
        value={text}
        onChange={(event) => {
          const value = event.currentTarget.value
          setText(value)
          const bullets: Rich = value.split('\n').map((line) => ({ list: 'bullet', spans: [{ text: line }] }))
          history.edit(setField(section.id, item.id, 'bullets', bullets))
          setShown(history.state)
        }}
      />
      <div id="pages">
        <DocumentPages document={shown} follow="sight" />
      </div>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Typing />)
void document.fonts.ready.then(() => {
  document.documentElement.dataset.ready = 'true'
})
