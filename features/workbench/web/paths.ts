export const DESIGNER_BASE = '/createTemplate/designer'

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
