import {
  ALargeSmall,
  Braces,
  CircleHelp,
  Command,
  Eye,
  FilePlus2,
  Keyboard,
  Maximize,
  MoveDown,
  MoveUp,
  Palette,
  PanelTop,
  Presentation,
  Redo2,
  Save,
  Shrink,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide'
import type { Tool } from '#packages/editor-core/tool.ts'
import { moveSelected } from './move-selected.ts'
import { panel } from './panel.ts'
import { saveNow } from './save-now.ts'
import { showStyle } from './show-style.ts'
import { zoomBy } from './zoom-by.ts'

/** The pane that adds sections. */
export const contentTools: readonly Tool[] = [
  {
    id: 'add',
    zh: '添加栏目',
    en: 'Add a section',
    also: '模块 module new',
    icon: FilePlus2,
    group: 'content',
    listed: true,
    run: ({ editor }) => editor.show({ left: { pane: 'add' }, phone: 'content' }),
  },
]

/** The panes that set the look of the document. */
export const designTools: readonly Tool[] = [
  {
    id: 'theme',
    zh: '主题',
    en: 'Theme',
    also: '颜色 字体 colour font',
    icon: Palette,
    group: 'look',
    listed: true,
    run: ({ editor }) => showStyle(editor, 'theme'),
  },
  {
    id: 'page',
    zh: '页面',
    en: 'Page',
    also: '纸张 边距 分栏 paper margin layout',
    icon: PanelTop,
    group: 'look',
    listed: true,
    run: ({ editor }) => showStyle(editor, 'page'),
  },
  {
    id: 'titles',
    zh: '切换标题样式',
    en: 'Title style',
    also: '模块标题 heading',
    icon: ALargeSmall,
    group: 'look',
    listed: true,
    run: ({ editor }) => editor.show({ left: { pane: 'titles' }, phone: 'content' }),
    for: ['resume', 'word'],
  },
  {
    id: 'fit',
    zh: '智能一页',
    en: 'Fit on one page',
    also: '压缩 shrink',
    icon: Shrink,
    group: 'look',
    listed: true,
    run: (context) => {
      context.editor.show({ phone: 'page' })
      void import('./fit-now.ts').then(({ fitNow }) => fitNow(context))
    },
    for: ['resume', 'word'],
  },
]

/** The document as JSON. */
export const jsonTools: readonly Tool[] = [
  {
    id: 'json',
    zh: '查看 JSON',
    en: 'View JSON',
    also: '源数据 data source',
    icon: Braces,
    group: 'document',
    listed: true,
    panel: panel(async () => (await import('./view-json-drawer.tsx')).ViewJsonDrawer),
  },
]

/** The document at full size and as slides. */
export const viewTools: readonly Tool[] = [
  {
    id: 'preview',
    zh: '预览',
    en: 'Preview',
    also: '全屏 full screen',
    icon: Eye,
    group: 'document',
    shortcuts: ['p'],
    listed: true,
    panel: panel(async () => (await import('./preview-overlay.tsx')).PreviewOverlay),
  },
  {
    id: 'present',
    zh: '从头放映',
    en: 'Present',
    also: '播放 演示 全屏 slideshow play full screen',
    icon: Presentation,
    group: 'document',
    shortcuts: ['f5'],
    listed: true,
    panel: panel(
      async () => (await import('#packages/editor-canvas/deck/present/present.tsx')).PresentFromStart,
    ),
    for: ['ppt'],
  },
  {
    id: 'present_here',
    zh: '从这一页放映',
    en: 'Present from this slide',
    also: '播放 当前页 slideshow current',
    icon: Presentation,
    group: 'document',
    shortcuts: ['shift+f5', 'shift+enter'],
    listed: true,
    panel: panel(
      async () => (await import('#packages/editor-canvas/deck/present/present.tsx')).PresentFromHere,
    ),
    for: ['ppt'],
  },
]

/** Commands that every editor has. */
export const commandTools: readonly Tool[] = [
  {
    id: 'save',
    zh: '保存',
    en: 'Save',
    icon: Save,
    group: 'document',
    shortcuts: ['mod+s'],
    run: (context) => void saveNow(context),
  },
  {
    id: 'undo',
    zh: '撤销',
    en: 'Undo',
    icon: Undo2,
    group: 'edit',
    shortcuts: ['mod+z'],
    run: ({ editor }) => editor.undo(),
  },
  {
    id: 'redo',
    zh: '重做',
    en: 'Redo',
    icon: Redo2,
    group: 'edit',
    shortcuts: ['mod+shift+z', 'ctrl+y'],
    listed: 'phone',
    run: ({ editor }) => editor.redo(),
  },
  {
    id: 'up',
    zh: '上移选中的栏目或条目',
    en: 'Move the selected section or entry up',
    icon: MoveUp,
    group: 'edit',
    shortcuts: ['alt+arrowup'],
    run: ({ editor }) => moveSelected(editor, -1),
  },
  {
    id: 'down',
    zh: '下移选中的栏目或条目',
    en: 'Move the selected section or entry down',
    icon: MoveDown,
    group: 'edit',
    shortcuts: ['alt+arrowdown'],
    run: ({ editor }) => moveSelected(editor, 1),
  },
  {
    id: 'zoom_in',
    zh: '放大页面',
    en: 'Zoom in',
    icon: ZoomIn,
    group: 'view',
    shortcuts: ['mod+='],
    elsewhere: true,
    run: ({ editor }) => zoomBy(editor, 1),
  },
  {
    id: 'zoom_out',
    zh: '缩小页面',
    en: 'Zoom out',
    icon: ZoomOut,
    group: 'view',
    shortcuts: ['mod+-'],
    elsewhere: true,
    run: ({ editor }) => zoomBy(editor, -1),
  },
  {
    id: 'zoom_fit',
    zh: '适合宽度',
    en: 'Fit width',
    icon: Maximize,
    group: 'view',
    shortcuts: ['mod+0'],
    elsewhere: true,
    run: ({ editor }) => editor.show({ zoom: 'width' }),
  },
  {
    id: 'palette',
    zh: '全部命令',
    en: 'All commands',
    also: '命令面板 palette',
    icon: Command,
    group: 'help',
    shortcuts: ['mod+k'],
    listed: true,
    panel: panel(async () => (await import('./command-palette.tsx')).CommandPalette),
  },
  {
    id: 'shortcuts',
    zh: '快捷键',
    en: 'Keyboard shortcuts',
    also: '键盘 keys',
    icon: Keyboard,
    group: 'help',
    shortcuts: ['?'],
    listed: true,
    panel: panel(async () => (await import('./shortcuts-sheet.tsx')).ShortcutsSheet),
  },
  {
    id: 'tour',
    zh: '新手引导',
    en: 'Guided tour',
    also: '帮助 help',
    icon: CircleHelp,
    group: 'help',
    listed: true,
    panel: panel(async () => (await import('./tour.tsx')).Tour),
    for: ['resume'],
  },
]
