// The specification's tables, written independently of the code that implements them.

export type LayoutName = 'default' | 'builder' | 'profile'

/** §2.1: an example of each main route, its layout and its title. */
export const mainRoutes: readonly { path: string; layout: LayoutName; title: string; status?: number }[] = [
  { path: '/', layout: 'default', title: '在线简历制作' },
  { path: '/ppt', layout: 'default', title: '演示文稿' },
  { path: '/ppt/some-id', layout: 'default', title: '演示文稿', status: 404 },
  { path: '/word', layout: 'default', title: 'Word 文档' },
  { path: '/word/some-id', layout: 'default', title: 'Word 文档', status: 404 },
  { path: '/resume', layout: 'default', title: '简历模板' },
  { path: '/resume/some-id', layout: 'default', title: '简历模板', status: 404 },
  { path: '/builder/some-id', layout: 'builder', title: '编辑简历' },
  { path: '/auth/login', layout: 'default', title: '登录' },
  { path: '/auth/register', layout: 'default', title: '注册' },
  { path: '/forget-password', layout: 'default', title: '忘记密码' },
  { path: '/reset-password', layout: 'default', title: '重设密码' },
  { path: '/emailVerify', layout: 'default', title: '验证邮箱' },
  { path: '/membership', layout: 'default', title: '会员' },
  { path: '/webCode', layout: 'default', title: '源码与自部署' },
  { path: '/generateAiResume', layout: 'default', title: 'AI 写简历' },
  { path: '/profile', layout: 'profile', title: '我的资料' },
  { path: '/profile/points', layout: 'profile', title: '积分' },
  { path: '/profile/resume', layout: 'profile', title: '我的简历' },
  { path: '/profile/setting', layout: 'profile', title: '设置' },
  { path: '/createTemplate/designer', layout: 'default', title: '模板设计器' },
  { path: '/createTemplate/previewer', layout: 'default', title: '模板预览' },
]

/** §2.1: component-like paths. */
export const componentPaths = [
  '/builder/components/NavBar',
  '/builder/components/PageEditorList',
  '/builder/components/TranslateDialog',
  '/builder/components/AddAnyModuleDrawer',
  '/designer/components/DownloadDialog',
  '/webCode/components/QAList',
  '/webCode/components/pricePlans',
  '/webCode/components/PriceTable',
  '/webCode/components/ProductPrice',
  '/webCode/components/IntroduceCard',
  '/webCode/components/IntroduceTitle',
  '/generateAiResume/components/KeyWords',
  '/generateAiResume/components/AiLoading',
]

const designer = '/createTemplate/designer'

/** §2.2: the designer's own paths. */
export const designerPaths = [
  'schema',
  'pages/Page_1',
  'pages/BasePage',
  'pages/LeftRightPage',
  ...'NavBar NoData AiButton AiEditDialog ModuleBox DataConfig ModuleConfig ModuleSelect ResumeRender DataTitleLeft DataTitleRight PageEditorList ViewJsonDrawer TranslateDialog AiGenerateDialog AiOptimizeDialog AiOptimizeDrawer AiOptimizeDialogLogs ComponentTypePop SelectPageDialog ColorPickerCustom GlobalThemeSettingBar SelectModuleTitleDialog ThemeStyleSettingDrawer ModuleStyleSettingDrawer SelectGlobalModuleTitleDialog'
    .split(' ')
    .map((name) => `components/${name}`),
  ...'job-intention-1 works-display-1 edu-background-1 edu-background-2 edu-background-3 user-base-info-1 user-base-info-2 user-base-info-3 campus-experience-1 campus-experience-2 campus-experience-3 skill-specialties-1 skill-specialties-2 internship-experience-1 internship-experience-2 internship-experience-3 avatar-1 avatar-2 awards-1 awards-2 awards-3 hobbies-1 name-1 abstract-1 h1-1 p-1'
    .split(' ')
    .map((name) => `modules/components/hj-${name}`),
  ...'pageSchema template commonCss commonProps commonDataSource customCss customCss/pages customCss/pages/left_right_page'
    .split(' ')
    .map((name) => `schema/${name}`),
].map((path) => `${designer}/${path}`)

/** §9: variants per kind, by the names that §2.2 gives the kinds. */
export const variantCounts: Record<string, number> = {
  job_intention: 10,
  works_display: 10,
  edu_background: 12,
  self_evaluation: 10,
  work_experience: 11,
  campus_experience: 11,
  skill_specialties: 16,
  project_experience: 11,
  internship_experience: 11,
  module_title: 19,
  base_info: 13,
  resume_title: 3,
  awards: 12,
  hobbies: 12,
  custom: 3,
}

const pascal = (kind: string) => kind.replace(/(^|_)([a-z])/g, (_, _dash, text: string) => text.toUpperCase())

/** The three workbench paths of one variant, in the spelling given. */
export const variantPaths = (kind: string, variant: number): string[] => [
  `${designer}/modules/${pascal(kind)}/${pascal(kind)}_${variant}`,
  `${designer}/schema/modules/${kind}/${pascal(kind)}_${variant}`,
  `${designer}/schema/customCss/${kind}/${pascal(kind)}_${variant}`,
]

export const allVariantPaths = [
  ...Object.entries(variantCounts),
  ['intership_experience', 11] as const,
].flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => variantPaths(kind, index + 1)).flat(),
)

/** Numbers outside §9 and unknown paths. */
export const invalidPaths = [
  ...Object.entries(variantCounts).flatMap(([kind, count]) => [
    ...variantPaths(kind, count + 1),
    ...variantPaths(kind, 0),
  ]),
  `${designer}/modules/EduBackground/Awards_1`,
  `${designer}/modules/EduBackground/EduBackground_01`,
  `${designer}/modules/EduBackground/EduBackground_1.5`,
  `${designer}/modules/EduBackground/EduBackground_`,
  `${designer}/schema/modules/EduBackground/EduBackground_1`,
  `${designer}/modules/components/hj-avatar-3`,
  `${designer}/components/Nothing`,
  `${designer}/schema/nothing`,
  '/nowhere',
  '/resume/a/b',
  '/builder',
  '/profile/nothing',
  '/%E6%9C%AA%E7%9F%A5',
]

/** §8: the message for each failed response. */
export const toastTable: readonly [status: number | undefined, message: string][] = [
  [undefined, '请求超时，服务器无响应！'],
  [404, '服务器资源不存在'],
  [500, '服务器内部错误'],
  [403, '没有权限访问该资源'],
  [401, '登录状态已过期，需要重新登录'],
  [418, '未知错误！'],
  [502, '未知错误！'],
]

/** §3. */
export const switchNames = [
  'open_sign',
  'open_comment',
  'open_person_in',
  'open_get_source_code',
  'open_sign_in',
  'open_business',
  'open_sponsor',
  'open_membership',
  'open_homne_menu',
]
