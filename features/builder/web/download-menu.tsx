import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { Braces, Download, Printer } from 'lucide'
import { downloadJson } from '#packages/editor/frame/download-json.ts'
import { Glyph } from '#packages/editor/glyph.tsx'
import { useEditor } from '#packages/editor/use-editor.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import styles from './builder.module.css'

const words = defineWords({
  zh: {
    download: '下载',
    print: '打印或存为 PDF',
    printNote: '与屏幕上的页面一致',
    json: '备份文件（JSON）',
    jsonNote: '完整内容，可再导入',
  },
  en: {
    download: 'Download',
    print: 'Print or save as PDF',
    printNote: 'The pages as on the screen',
    json: 'Backup file (JSON)',
    jsonNote: 'Everything, to be imported again',
  },
})

/** What leaves the editor as a file. */
export const DownloadMenu = () => {
  const t = useWords(words)
  const editor = useEditor()
  return (
    <Menu position="bottom-end" width={240} zIndex={1900}>
      <Menu.Target>
        <button type="button" className={styles.download}>
          <Glyph icon={Download} size={18} />
          <span>{t.download}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Glyph icon={Printer} size={18} />} onClick={() => window.print()}>
          {t.print}
          <small className={styles.note}>{t.printNote}</small>
        </Menu.Item>
        <Menu.Item
          leftSection={<Glyph icon={Braces} size={18} />}
          onClick={() => downloadJson(editor.history.state, editor.history.state.title)}
        >
          {t.json}
          <small className={styles.note}>{t.jsonNote}</small>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
