import { kindNamed, variantNamed } from '#packages/sections/catalog.ts'

const DESIGNER = '/createTemplate/designer'

/** The designer's components, as the specification lists them. */
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

/** Components of other screens that the specification registers as routes, by their full paths. */
export const componentPaths = [
  ...['NavBar', 'PageEditorList', 'TranslateDialog', 'AddAnyModuleDrawer'].map(
    (name) => `/builder/components/${name}` as const,
  ),
  '/designer/components/DownloadDialog',
  ...['QAList', 'pricePlans', 'PriceTable', 'ProductPrice', 'IntroduceCard', 'IntroduceTitle'].map(
    (name) => `/webCode/components/${name}` as const,
  ),
  ...['KeyWords', 'AiLoading'].map((name) => `/generateAiResume/components/${name}` as const),
] as const

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)

/** The 26 small parts. */
export const smallParts = [
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

/** Below the designer: what a path shows, or undefined where there is no such thing. */
export const benchItem = (path: string): { group: string; name: string } | undefined => {
  const parts = path.split('/')
  const [first = '', second = '', third = '', fourth = ''] = parts
  const oneOf = (list: readonly string[], name: string) => list.includes(name)
  if (parts.length === 1 && first === 'schema') return { group: 'schema', name: 'schema' }
  if (parts.length === 2 && first === 'components' && oneOf(designerComponents, second))
    return { group: 'components', name: second }
  if (parts.length === 2 && first === 'pages' && oneOf(pageNames, second))
    return { group: 'pages', name: second }
  if (parts.length === 3 && first === 'modules' && second === 'components' && oneOf(smallParts, third))
    return { group: 'parts', name: third }
  if (parts.length === 3 && first === 'modules' && /^[A-Z]/.test(second) && variantNamed(second, third))
    return { group: 'modules', name: third }
  if (first === 'schema' && oneOf(schemaGroups, parts.slice(1).join('/')))
    return { group: 'schema', name: parts.slice(1).join('/') }
  const stored = kindNamed(third) !== undefined && /^[a-z]/.test(third)
  if (parts.length === 4 && first === 'schema' && stored && variantNamed(third, fourth)) {
    if (second === 'modules') return { group: 'schema/modules', name: fourth }
    if (second === 'customCss') return { group: 'schema/customCss', name: fourth }
  }
  return undefined
}

export const DESIGNER_BASE = DESIGNER
