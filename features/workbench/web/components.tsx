import { type ReactNode, useState } from 'react'
import {
  AiEditDialog,
  AiGenerateDialog,
  AiOptimizeDialog,
  AiOptimizeDialogLogs,
  AiOptimizeDrawer,
  TranslateDialog,
  useAiWorkspace,
  useOptimize,
} from '#features/ai/bench-parts.ts'
import { DownloadDialog } from '#features/downloads/download-parts.ts'
import type { Section } from '#packages/document/schema.ts'
import { Stage } from '#packages/editor-canvas/stage.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { AddAnyModuleDrawer } from '#packages/editor-forms/add-any-module-drawer.tsx'
import { AiButton } from '#packages/editor-forms/ai-button.tsx'
import { DataConfig } from '#packages/editor-forms/data-config.tsx'
import { DataTitleLeft } from '#packages/editor-forms/data-title-left.tsx'
import { DataTitleRight } from '#packages/editor-forms/data-title-right.tsx'
import { ColorPickerCustom } from '#packages/editor-forms/inputs/color-picker-custom.tsx'
import { ComponentTypePop } from '#packages/editor-forms/inputs/component-type-pop.tsx'
import { ModuleConfig } from '#packages/editor-forms/module-config.tsx'
import { ModuleSelect } from '#packages/editor-forms/module-select.tsx'
import { SelectGlobalModuleTitleDialog } from '#packages/editor-forms/select-global-module-title-dialog.tsx'
import { SelectModuleTitleDialog } from '#packages/editor-forms/select-module-title-dialog.tsx'
import { NavBar } from '#packages/editor-frame/nav-bar.tsx'
import { GlobalThemeSettingBar } from '#packages/editor-style/global-theme-setting-bar.tsx'
import { ModuleStyleSettingDrawer } from '#packages/editor-style/module-style-setting-drawer.tsx'
import { SelectPageDialog } from '#packages/editor-style/select-page-dialog.tsx'
import { ThemeStyleSettingDrawer } from '#packages/editor-style/theme-style-setting-drawer.tsx'
import { PageEditorList } from '#packages/editor-tools/page-editor-list.tsx'
import { ViewJsonDrawer } from '#packages/editor-tools/view-json-drawer.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { Button } from '#packages/ui/button.tsx'
import type { designerComponents } from './catalog.ts'

const words = defineWords({
  zh: { open: '打开', color: '颜色', field: '工作内容' },
  en: { open: 'Open', color: 'Color', field: 'Bullets' },
})

/** Dialogs and drawers are open at first and can be opened again. */
const Reopened = ({ children }: { children: (opened: boolean, onClose: () => void) => ReactNode }) => {
  const t = useWords(words)
  const [opened, setOpened] = useState(true)
  return (
    <>
      {!opened && <Button onClick={() => setOpened(true)}>{t.open}</Button>}
      {children(opened, () => setOpened(false))}
    </>
  )
}

/** The work experience of the sample, which has titles, entries, dates and styled text. */
const useJobs = (): Section => {
  const jobs = useEditorState(({ document }) =>
    document.sections.find(({ kind }) => kind === 'work_experience'),
  )
  if (!jobs) throw new Error('the sample has no jobs')
  return jobs
}

const Entry = ({ children }: { children: (jobs: Section, item: string) => ReactNode }) => {
  const jobs = useJobs()
  return children(jobs, jobs.items[0]?.id ?? '')
}

const TitleRight = () => {
  const [menu, setMenu] = useState(false)
  const [open, setOpen] = useState(false)
  const flags = { hidden: false, together: false, breaks: false }
  return (
    <Entry>
      {(jobs, item) => (
        <DataTitleRight
          {...flags}
          section={jobs.id}
          item={item}
          title={jobs.title}
          dates="2021.03 – 2024.06"
          menu={menu}
          onMenu={setMenu}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      )}
    </Entry>
  )
}

const TitleLeft = () => {
  const [open, setOpen] = useState(false)
  return (
    <Entry>
      {(jobs) => (
        <DataTitleLeft
          title={jobs.title}
          open={open}
          onToggle={() => setOpen(!open)}
          onKeyDown={() => undefined}
        />
      )}
    </Entry>
  )
}

const Color = () => {
  const t = useWords(words)
  const [color, setColor] = useState('theme')
  return <ColorPickerCustom label={t.color} value={color} onChange={setColor} ground="#ffffff" />
}

const TypePop = () => {
  const t = useWords(words)
  const row = kindOf('work_experience')?.fields.bullets
  return row ? <ComponentTypePop field="workbench.bullets" row={row} label={t.field} /> : null
}

/** The stage with a selected section, which shows its frame, toolbar and handle. */
const SelectedStage = () => {
  const editor = useEditor()
  const { id } = useJobs()
  useState(() => editor.select({ section: id }, 'style'))
  return <Stage />
}

const EmptyStage = () => {
  const editor = useEditor()
  useState(() =>
    editor.edit((document) => {
      document.sections = []
    }),
  )
  return <Stage />
}

const nothing = () => undefined

const EditDialog = () => {
  const { request } = useAiWorkspace()
  const { id, items } = useJobs()
  useState(() =>
    request.setState({ places: [{ section: id, item: items[0]?.id ?? '', field: 'bullets' }], section: id }),
  )
  return <Reopened>{(opened, onClose) => <AiEditDialog opened={opened} onClose={onClose} />}</Reopened>
}

const OptimizeDialog = () => {
  const optimize = useOptimize()
  const [tab, setTab] = useState<'diagnose' | 'tailor' | 'interview'>('diagnose')
  return (
    <Reopened>
      {(opened, onClose) => (
        <AiOptimizeDialog
          {...{ opened, onClose, optimize, tab }}
          onTab={setTab}
          onPlace={(place) => {
            onClose()
            optimize.jump(place)
          }}
        />
      )}
    </Reopened>
  )
}

const OptimizeDrawer = () => {
  const optimize = useOptimize()
  return (
    <Reopened>
      {(opened, onClose) => <AiOptimizeDrawer {...{ opened, onClose, optimize }} onBack={onClose} />}
    </Reopened>
  )
}

export type WorkbenchComponent = (typeof designerComponents)[number] | 'AddAnyModuleDrawer' | 'DownloadDialog'

/** The components of the editors, by the names in the specification. */
export const components: Record<WorkbenchComponent, { Shown: () => ReactNode; tall?: true }> = {
  NavBar: {
    Shown: () => (
      <NavBar back="/" state={null}>
        <PageEditorList />
      </NavBar>
    ),
  },
  PageEditorList: { Shown: () => <PageEditorList /> },
  ResumeRender: { Shown: () => <Stage />, tall: true },
  ModuleBox: { Shown: SelectedStage, tall: true },
  NoData: { Shown: EmptyStage, tall: true },
  ModuleSelect: { Shown: () => <ModuleSelect onChoose={nothing} />, tall: true },
  AddAnyModuleDrawer: { Shown: () => <AddAnyModuleDrawer />, tall: true },
  ModuleConfig: { Shown: () => <ModuleConfig section={useJobs().id} />, tall: true },
  DataConfig: {
    Shown: () => (
      <Entry>
        {(jobs, item) => {
          const kind = kindOf(jobs.kind)
          return kind && <DataConfig section={jobs.id} item={item} kind={kind} />
        }}
      </Entry>
    ),
  },
  DataTitleLeft: { Shown: TitleLeft },
  DataTitleRight: { Shown: TitleRight },
  ComponentTypePop: { Shown: TypePop },
  ColorPickerCustom: { Shown: Color },
  DownloadDialog: {
    Shown: () => (
      <Reopened>{(opened, onClose) => <DownloadDialog opened={opened} onClose={onClose} />}</Reopened>
    ),
  },
  ViewJsonDrawer: {
    Shown: () => (
      <Reopened>{(opened, onClose) => <ViewJsonDrawer opened={opened} onClose={onClose} />}</Reopened>
    ),
  },
  SelectPageDialog: {
    Shown: () => (
      <Reopened>{(opened, onClose) => <SelectPageDialog opened={opened} onClose={onClose} />}</Reopened>
    ),
  },
  GlobalThemeSettingBar: { Shown: () => <GlobalThemeSettingBar onDetails={nothing} />, tall: true },
  ThemeStyleSettingDrawer: { Shown: () => <ThemeStyleSettingDrawer onClose={nothing} />, tall: true },
  ModuleStyleSettingDrawer: { Shown: () => <ModuleStyleSettingDrawer section={useJobs().id} />, tall: true },
  SelectModuleTitleDialog: { Shown: () => <SelectModuleTitleDialog section={useJobs().id} />, tall: true },
  AiButton: {
    Shown: () => (
      <Entry>
        {(jobs, item) => (
          <AiButton place={{ section: jobs.id, item, field: 'bullets' }} label={jobs.title} look="word" />
        )}
      </Entry>
    ),
  },
  AiEditDialog: { Shown: EditDialog },
  AiGenerateDialog: {
    Shown: () => (
      <Reopened>{(opened, onClose) => <AiGenerateDialog opened={opened} onClose={onClose} />}</Reopened>
    ),
  },
  AiOptimizeDialog: { Shown: OptimizeDialog },
  AiOptimizeDrawer: { Shown: OptimizeDrawer },
  AiOptimizeDialogLogs: {
    Shown: () => (
      <Reopened>{(opened, onClose) => <AiOptimizeDialogLogs opened={opened} onClose={onClose} />}</Reopened>
    ),
  },
  TranslateDialog: {
    Shown: () => (
      <Reopened>{(opened, onClose) => <TranslateDialog opened={opened} onClose={onClose} />}</Reopened>
    ),
  },
  SelectGlobalModuleTitleDialog: { Shown: () => <SelectGlobalModuleTitleDialog />, tall: true },
}
