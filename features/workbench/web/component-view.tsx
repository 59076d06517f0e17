import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AiWorkspaceProvider, aiPort, createAiWorkspace } from '#features/ai/parts.ts'
import { aiTools } from '#features/ai/tools-parts.ts'
import { resumeHome } from '#features/builder/parts.ts'
import { documentTools } from '#features/tools/parts.ts'
import { createEditor } from '#packages/editor-core/editor.ts'
import { EditorProvider } from '#packages/editor-core/use-editor.tsx'
import { ToolsProvider } from '#packages/editor-tools/tools-provider.tsx'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { useApi } from '#packages/ui/api.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { components, type WorkbenchComponent } from './components.tsx'
import { useFixture } from './fixture-bar.tsx'
import { fullSample } from './subjects.ts'
import classes from './workbench.module.css'

const tools = [...documentTools, ...aiTools]
const NO_TOUR = ['tour']

/** One component of the editors with a sample document that is never saved. */
export const ComponentView = ({ name }: { name: WorkbenchComponent }) => {
  const fixture = useFixture()
  const [editor] = useState(() => createEditor(sampleDocument(fullSample(fixture))))
  const client = useApi()
  const queries = useQueryClient()
  const [ai] = useState(() => createAiWorkspace('', false, resumeHome(client, queries)))
  const [ports] = useState(() => ({ ai: aiPort(ai) }))
  const { Shown, tall } = components[name]
  return (
    <div className={classes.workbench}>
      <PageHead title={name} />
      <h1>{name}</h1>
      <DocumentFonts />
      <EditorProvider editor={editor}>
        <AiWorkspaceProvider value={ai}>
          <ToolsProvider ports={ports} tools={tools} without={NO_TOUR}>
            <div className={classes.component} data-component={name} data-tall={tall}>
              <Shown />
            </div>
          </ToolsProvider>
        </AiWorkspaceProvider>
      </EditorProvider>
    </div>
  )
}
