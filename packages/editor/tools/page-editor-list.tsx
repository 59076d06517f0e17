import { Menu } from '@mantine/core'
import { ChevronDown, Ellipsis } from 'lucide'
import { useRef } from 'react'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { usePhone } from '../content/use-phone.ts'
import { Glyph } from '../glyph.tsx'
import { useEditorState } from '../use-editor.tsx'
import { Keys } from './keys.tsx'
import styles from './page-editor-list.module.css'
import { runTool, toolGroups } from './tool.ts'
import { useTools } from './use-tools.ts'

const words = defineWords({
  zh: {
    tools: '工具',
    content: '内容',
    look: '外观',
    document: '文档',
    edit: '编辑',
    view: '视图',
    help: '帮助',
  },
  en: {
    tools: 'Tools',
    content: 'Content',
    look: 'Look',
    document: 'Document',
    edit: 'Edit',
    view: 'View',
    help: 'Help',
  },
})

/** Every document tool by name, in one menu: the same rows as the palette and the keys. */
export const PageEditorList = () => {
  const t = useWords(words)
  const tools = useTools()
  const phone = usePhone()
  const target = useRef<HTMLButtonElement>(null)
  const canRedo = useEditorState((state) => state.canRedo)
  const listed = Map.groupBy(
    tools.rows.filter((row) => row.listed === true || (row.listed === 'phone' && phone)),
    ({ group }) => group,
  )
  return (
    <Menu
      position="bottom-end"
      offset={6}
      width={268}
      transitionProps={{ transition: 'fade', duration: 120 }}
      // A tool that opens takes the focus itself; handing it back to the button would take it away again.
      returnFocus={false}
      zIndex={1900}
    >
      <Menu.Target>
        <button ref={target} type="button" className={styles.target} aria-label={t.tools} data-tour="tools">
          <Glyph icon={Ellipsis} size={18} />
          <span>{t.tools}</span>
          <Glyph icon={ChevronDown} size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''}>
        {toolGroups.map((group) => {
          const rows = listed.get(group)
          return (
            rows && (
              <div key={group} className={styles.group}>
                <Menu.Label className={styles.label ?? ''}>{t[group]}</Menu.Label>
                {rows.map((row) => (
                  <Menu.Item
                    key={row.id}
                    className={styles.item ?? ''}
                    leftSection={<Glyph icon={row.icon} size={18} />}
                    rightSection={!phone && row.shortcuts?.[0] && <Keys shortcut={row.shortcuts[0]} />}
                    disabled={row.id === 'redo' && !canRedo}
                    onClick={() => {
                      // Where the focus is to come back to when the tool is closed.
                      target.current?.focus()
                      runTool(row, tools)
                    }}
                  >
                    {row[tools.language]}
                  </Menu.Item>
                ))}
              </div>
            )
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
