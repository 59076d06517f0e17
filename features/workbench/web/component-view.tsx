import { useState } from 'react'
import { createEditor } from '#packages/editor/editor.ts'
import { ToolsProvider } from '#packages/editor/tools/tools-provider.tsx'
import { EditorProvider } from '#packages/editor/use-editor.tsx'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { PageHead } from '#packages/ui/page-head.tsx'
import { components } from './components.tsx'
import { useFixture } from './fixture-bar.tsx'
import { wholePerson } from './subjects.ts'
import classes from './workbench.module.css'

const NO_PORTS = {}
const NO_TOUR = ['tour']

/** A component of the editors alone, over a sample document that nobody saves. */
export const ComponentView = ({ name }: { name: string }) => {
  const fixture = useFixture()
  const [editor] = useState(() => createEditor(sampleDocument(wholePerson(fixture))))
  const component = components[name]
  if (!component) return null
  const { Shown, tall } = component
  return (
    <div className={classes.bench}>
      <PageHead title={name} />
      <h1>{name}</h1>
      <DocumentFonts />
      <EditorProvider editor={editor}>
        <ToolsProvider ports={NO_PORTS} without={NO_TOUR}>
          <div className={classes.component} data-component={name} data-tall={tall}>
            <Shown />
          </div>
        </ToolsProvider>
      </EditorProvider>
    </div>
  )
}
