import { ChevronDown, Ellipsis } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { runTool, toolGroups } from '#packages/editor-core/tool.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Menu, MenuItem } from '#packages/ui/menu.tsx'
import { Keys } from './keys.tsx'
import styles from './page-editor-list.module.css'

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
  const canRedo = useEditorState((state) => state.canRedo)
  const listed = Map.groupBy(
    tools.rows.filter((row) => row.listed === true || (row.listed === 'phone' && phone)),
    ({ group }) => group,
  )
  return (
    <Menu
      className={styles.target}
      aria-label={t.tools}
      data-tour="tools"
      face={
        <>
          <Glyph icon={Ellipsis} size={18} />
          <span>{t.tools}</span>
          <Glyph icon={ChevronDown} size={14} />
        </>
      }
      offset={6}
      width={268}
    >
      {toolGroups.map((group) => {
        const rows = listed.get(group)
        return (
          rows && (
            <div key={group} className={styles.group}>
              <div className={styles.label}>{t[group]}</div>
              {rows.map((row) => (
                <MenuItem
                  key={row.id}
                  icon={<Glyph icon={row.icon} size={18} />}
                  end={!phone && row.shortcuts?.[0] && <Keys shortcut={row.shortcuts[0]} />}
                  disabled={row.id === 'redo' && !canRedo}
                  onClick={() => runTool(row, tools)}
                >
                  {row[tools.language]}
                </MenuItem>
              ))}
            </div>
          )
        )
      })}
    </Menu>
  )
}
