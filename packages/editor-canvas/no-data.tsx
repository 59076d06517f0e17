import { Plus } from 'lucide'
import { showAllSections } from '#packages/document/commands.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { Button } from '#packages/ui/button.tsx'
import styles from './stage.module.css'

const words = defineWords({
  zh: {
    none: '这一页还是空的',
    resume: '先添加一个栏目，例如基本资料或工作经历。',
    word: '先添加一个栏目，例如标题或正文。',
    ppt: '先添加一张幻灯片，例如标题页或要点页。',
    orDrag: '也可以把左侧的版式拖到这里。',
    add: '添加栏目',
    blank: '栏目里还没有内容',
    blankText: '栏目已经添加，但还没有填写，或者都隐藏了。填写后会立即显示在这里。',
    fill: '去填写',
    hidden: '栏目都隐藏了',
    hiddenText: '内容都还在，只是不在页面和文件里。',
    show: '全部显示',
  },
  en: {
    none: 'This page is still empty',
    resume: 'Add a section first, such as your basic information or work.',
    word: 'Add a section first, such as a title or a text.',
    ppt: 'Add a slide first, such as a title or some points.',
    orDrag: 'Or drag a look here from the left.',
    add: 'Add a section',
    blank: 'The sections have no content yet',
    blankText: 'There are sections, but they are empty or hidden. What you fill in shows here at once.',
    fill: 'Fill them in',
    hidden: 'Every section is hidden',
    hiddenText: 'Nothing is lost: it is just neither on the page nor in files.',
    show: 'Show all',
  },
})

/** Shown on an empty page, with what to do next. */
export const NoData = ({ palette }: { palette: boolean }) => {
  const t = useKindWords(words)
  const editor = useEditor()
  const phone = usePhone()
  const isEmpty = useEditorState(({ preview, document }) => resolveDocument(preview ?? document).length === 0)
  const first = useEditorState(({ document }) => document.sections.find(({ visible }) => visible))
  const kind = useEditorState(({ document }) => document.kind)
  // Variants can be dragged from the left pane in the designer and while a picker is open.
  const canDrag = useEditorState(({ left }) => palette || left.pane === 'add') && !phone
  const hasSections = useEditorState(({ document }) => document.sections.length > 0)
  if (!isEmpty) return null
  const isHidden = hasSections && !first
  const next = () => {
    if (isHidden) return editor.edit(showAllSections)
    editor.show({ left: hasSections ? { pane: 'content', form: true } : { pane: 'add' }, phone: 'content' })
    if (!first) return
    const [field] = Object.keys(kindOf(first.kind)?.fields ?? {})
    const [item] = first.items
    editor.select({ section: first.id, ...(item && field ? { item: item.id, field } : {}) }, 'page')
  }
  return (
    <div className={styles.noData}>
      <h2>{isHidden ? t.hidden : hasSections ? t.blank : t.none}</h2>
      <p>
        {isHidden ? t.hiddenText : hasSections ? t.blankText : t[kind]}
        {!hasSections && canDrag && <span className={styles.orDrag}>{t.orDrag}</span>}
      </p>
      <Button className={styles.first} onClick={next}>
        {!hasSections && <Glyph icon={Plus} />}
        {isHidden ? t.show : hasSections ? t.fill : t.add}
      </Button>
    </div>
  )
}
