import { type KindEntry, variantNamed } from '#packages/sections/catalog.ts'

/** Components of the designer that the specification lists. */
export const designerComponents = [
  'NavBar',
  'NoData',
  'AiButton',
  'AiEditDialog',
  'ModuleBox',
  'DataConfig',
  'ModuleConfig',
  'ModuleSelect',
  'ResumeRender',
  'DataTitleLeft',
  'DataTitleRight',
  'PageEditorList',
  'ViewJsonDrawer',
  'TranslateDialog',
  'AiGenerateDialog',
  'AiOptimizeDialog',
  'AiOptimizeDrawer',
  'AiOptimizeDialogLogs',
  'ComponentTypePop',
  'SelectPageDialog',
  'ColorPickerCustom',
  'GlobalThemeSettingBar',
  'SelectModuleTitleDialog',
  'ThemeStyleSettingDrawer',
  'ModuleStyleSettingDrawer',
  'SelectGlobalModuleTitleDialog',
] as const

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)

/** The 26 small parts that the specification lists; packages/sections/small-parts.ts defines them. */
export const smallPartNames = [
  ...numbered('hj-job-intention', 1),
  ...numbered('hj-works-display', 1),
  ...numbered('hj-edu-background', 3),
  ...numbered('hj-user-base-info', 3),
  ...numbered('hj-campus-experience', 3),
  ...numbered('hj-skill-specialties', 2),
  ...numbered('hj-internship-experience', 3),
  ...numbered('hj-avatar', 2),
  ...numbered('hj-awards', 3),
  ...numbered('hj-hobbies', 1),
  ...numbered('hj-name', 1),
  ...numbered('hj-abstract', 1),
  ...numbered('hj-h1', 1),
  ...numbered('hj-p', 1),
]

export const schemaGroups = [
  'pageSchema',
  'template',
  'commonCss',
  'commonProps',
  'commonDataSource',
  'customCss',
  'customCss/pages',
  'customCss/pages/left_right_page',
] as const

export const pageNames = ['Page_1', 'BasePage', 'LeftRightPage'] as const

export interface VariantItem {
  shows: 'variant'
  view: 'drawn' | 'schema' | 'css'
  kind: KindEntry
  variant: number
}

type WorkbenchItem =
  | VariantItem
  | { shows: 'index' }
  | { shows: 'component' | 'page' | 'part' | 'schema'; name: string }

const VIEWS = { modules: 'schema', customCss: 'css' } as const

const variantItem = (parts: readonly string[]): VariantItem | undefined => {
  const [first = '', second = '', third = '', fourth = ''] = parts
  if (parts.length === 3 && first === 'modules' && /^[A-Z]/.test(second)) {
    const found = variantNamed(second, third)
    return found && { shows: 'variant', view: 'drawn', ...found }
  }
  if (parts.length !== 4 || first !== 'schema' || !/^[a-z]/.test(third) || !Object.hasOwn(VIEWS, second))
    return undefined
  const found = variantNamed(third, fourth)
  return found && { shows: 'variant', view: VIEWS[second as keyof typeof VIEWS], ...found }
}

/** The item at a path below the designer; undefined for unknown paths. */
export const workbenchItem = (address: string): WorkbenchItem | undefined => {
  const path = address.replace(/\/$/, '')
  const parts = path.split('/')
  const [first = '', second = '', third = ''] = parts
  const oneOf = (list: readonly string[], name: string) => list.includes(name)
  if (path === 'modules') return { shows: 'index' }
  if (path === 'schema') return { shows: 'schema', name: 'schema' }
  if (parts.length === 2 && first === 'components' && oneOf(designerComponents, second))
    return { shows: 'component', name: second }
  if (parts.length === 2 && first === 'pages' && oneOf(pageNames, second))
    return { shows: 'page', name: second }
  if (parts.length === 3 && first === 'modules' && second === 'components')
    return oneOf(smallPartNames, third) ? { shows: 'part', name: third } : undefined
  const group = parts.slice(1).join('/')
  if (first === 'schema' && oneOf(schemaGroups, group)) return { shows: 'schema', name: group }
  return variantItem(parts)
}
