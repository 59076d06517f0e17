import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AiDeskProvider, aiPort, createAiDesk } from '#features/ai/parts.ts'
import { aiTools } from '#features/ai/tools-parts.ts'
import { resumeHome } from '#features/builder/parts.ts'
import { createEditor } from '#packages/editor/editor.ts'
import { ToolsProvider } from '#packages/editor/tools/tools-provider.tsx'
import { EditorProvider } from '#packages/editor/use-editor.tsx'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { useApi } from '#packages/ui/api.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { components } from './components.tsx'
import { useFixture } from './fixture-bar.tsx'
import { wholePerson } from './subjects.ts'
import classes from './workbench.module.css'

const NO_TOUR = ['tour']

const words = defineWords({
  zh: {
    title: (name: string) => `${name} · 工作台`,
    missing: (name: string) => `「${name}」还没有做好`,
    text: '工作台只挂产品里真正在用的组件。这一个做好之后，会带着样例数据出现在这里。',
  },
  en: {
    title: (name: string) => `${name} · Workbench`,
    missing: (name: string) => `“${name}” is not built yet`,
    text: 'The workbench mounts only what the product itself uses. Once this one exists it stands here with sample data.',
  },
})

const Missing = ({ name }: { name: string }) => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title(name)} />
      <EmptyState level={1} title={t.missing(name)} text={t.text} />
    </>
  )
}

/** A component of the editors alone, over a sample document that nobody saves. */
export const ComponentView = ({ name }: { name: string }) => {
  const fixture = useFixture()
  const [editor] = useState(() => createEditor(sampleDocument(wholePerson(fixture))))
  const client = useApi()
  const queries = useQueryClient()
  const [ai] = useState(() => createAiDesk('', false, resumeHome(client, queries)))
  const [ports] = useState(() => ({ ai: aiPort(ai) }))
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (!component) return <Missing name={name} />
  const { Shown, tall } = component
  return (
    <div className={classes.bench}>
      <PageHead title={name} />
      <h1>{name}</h1>
      <DocumentFonts />
      <EditorProvider editor={editor}>
        <AiDeskProvider value={ai}>
          <ToolsProvider ports={ports} more={aiTools} without={NO_TOUR}>
            <div className={classes.component} data-component={name} data-tall={tall}>
              <Shown />
            </div>
          </ToolsProvider>
        </AiDeskProvider>
      </EditorProvider>
    </div>
  )
}
