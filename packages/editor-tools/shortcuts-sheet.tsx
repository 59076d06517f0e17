import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { isTyped } from '#packages/editor-core/shortcut.ts'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import { toolGroups } from '#packages/editor-core/tool.ts'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { Switch } from '#packages/editor-forms/inputs/switch.tsx'
import { defineWords } from '#packages/i18n/words.tsx'
import { Keys } from './keys.tsx'
import styles from './shortcuts-sheet.module.css'
import { singleKeys, useSingleKeys } from './single-keys.ts'
import { ToolDialog } from './tool-dialog.tsx'

const words = defineWords({
  zh: {
    title: '快捷键',
    content: '内容',
    look: '外观',
    document: '文档',
    edit: '编辑',
    view: '页面',
    help: '帮助',
    pages: '在页面和表单里',
    or: '或',
    single: '允许单个按键',
    singleAbout: '? 与 P 这类不带修饰键的快捷键；用语音或辅助设备输入时可以关掉。',
    arrows: '选择上一个、下一个栏目',
    enter: '就地修改选中的文字',
    remove: '删除选中的栏目',
    rename: '在列表里给栏目改名',
    field: '字段的名称、图标与输入方式',
    escape: '取消选择，关闭面板',
  },
  en: {
    title: 'Keyboard shortcuts',
    content: 'Content',
    look: 'Look',
    document: 'Document',
    edit: 'Edit',
    view: 'Pages',
    help: 'Help',
    pages: 'On the page and in forms',
    or: 'or',
    single: 'Allow single keys',
    singleAbout:
      'Shortcuts without a modifier, as ? and P. Turn them off if you dictate or use assistive input.',
    arrows: 'Select the previous or next section',
    enter: 'Write in the selected text in its place',
    remove: 'Delete the selected section',
    rename: 'Rename a section in the list',
    field: 'How a field of the form is named, marked and written',
    escape: 'Select nothing, close a panel',
  },
})

/** Keys that only have a meaning where they are pressed; the pages and lists listen to them. */
const PLACED = [
  ['arrows', ['arrowup', 'arrowdown']],
  ['enter', ['enter']],
  ['rename', ['f2']],
  ['field', ['alt+enter']],
  ['remove', ['delete']],
  ['escape', ['escape']],
] as const

/** Every key of the editor, grouped. The rows are the registry's. */
export const ShortcutsSheet = ({ opened, onClose }: PanelProps) => {
  const t = useKindWords(words)
  const { rows, language } = useTools()
  const single = useSingleKeys()
  const groups = Map.groupBy(
    rows.filter(({ shortcuts }) => shortcuts),
    ({ group }) => group,
  )
  return (
    <ToolDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      footer={
        // biome-ignore lint/a11y/noLabelWithoutControl: the switch is inside.
        <label className={styles.single}>
          <span>
            {t.single}
            <small>{t.singleAbout}</small>
          </span>
          <Switch checked={single} onChange={singleKeys.set} label={t.single} />
        </label>
      }
    >
      <div className={styles.groups}>
        {toolGroups.map((group) => {
          const listed = groups.get(group)
          return (
            listed && (
              <section key={group} className={styles.group}>
                <h3>{t[group]}</h3>
                <dl>
                  {listed.map((row) => (
                    <div key={row.id} data-off={(!single && row.shortcuts?.every(isTyped)) || undefined}>
                      <dt>{row[language]}</dt>
                      <dd>
                        {row.shortcuts?.map((shortcut, at) => (
                          <span key={shortcut}>
                            {at > 0 && <small>{t.or}</small>}
                            <Keys shortcut={shortcut} />
                          </span>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          )
        })}
        <section className={styles.group}>
          <h3>{t.pages}</h3>
          <dl>
            {PLACED.map(([name, keys]) => (
              <div key={name}>
                <dt>{t[name]}</dt>
                <dd>
                  {keys.map((key) => (
                    <Keys key={key} shortcut={key} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </ToolDialog>
  )
}
