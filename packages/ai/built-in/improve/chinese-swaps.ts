import type { Swap } from './rule.ts'

/** Verbs that stand well at the head of a line and that 进行 or 的…工作 only hide. */
export const VERBS =
  '优化|改进|改善|改造|重构|升级|迁移|整改|梳理|整理|整合|归纳|汇总|统计|分析|调研|研究|评估|评审|审核|审查|核对|核算|检查|检测|检验|测试|验证|验收|监控|监测|监督|跟踪|跟进|维护|维修|保养|管理|管控|控制|培训|指导|辅导|考核|沟通|协调|对接|推广|宣传|策划|规划|设计|开发|研发|编写|撰写|编辑|翻译|校对|制作|拍摄|剪辑|搭建|部署|调试|安装|配置|采购|盘点|巡检|排查|修复|处理|分类|归档|登记|录入|更新|收集|清洗|建模|训练|复盘|总结|讲解|演示|回访|走访|拜访|谈判|招聘|筛选|面试|排班|接待|护理|照护|消毒|备课|批改|答疑'

const V = `(?:${VERBS})`
const CHAIN = `(${V}(?:、${V})*(?:(?:和|与|及|以及|并|并且)${V})?)`

/** Verbs are joined by 并: 收集、整理和分析 becomes 收集、整理并分析. */
const asVerbs = (chain: string): string =>
  chain.replace(/(?:以及|并且|和|与|及|并)(?=\p{Script=Han}{2}$)/u, '并')

const END = '(?=[，。；、！]|$)'

export const chineseSwaps: readonly Swap[] = [
  // The subject is implied.
  {
    rule: 'passive',
    find: new RegExp(`^(\\p{Script=Han}{2,12}?)被(?:我|本人|我们)(${V})了?${END}`, 'gmu'),
    by: '$2$1',
  },
  {
    rule: 'passive',
    find: new RegExp(
      `(?<=^|[，。；])(\\p{Script=Han}{2,12}?)由(?:我|本人)(编写|撰写|设计|开发|制作|起草|整理|策划|剪辑|翻译)${END}`,
      'gmu',
    ),
    by: '$2$1',
  },
  { rule: 'passive', find: /(?<=^|[，。；])由(?:我|本人)(?:来)?(?=\p{Script=Han}{2})/gmu, by: '' },
  {
    rule: 'passive',
    find: /(?:得到|受到|获得)了?((?:\p{Script=Han}){1,8}?)的?(?:一致|高度|广泛|充分)?(好评|认可|肯定|表扬|赞扬)/gu,
    by: '获$1$2',
  },
  {
    rule: 'person',
    find: /(?<=^|[，。；：\n]|^- |^\d\. )(?:我们团队|我们|我自己|我|本人|笔者)(?:个人)?(?=\p{Script=Han})/gmu,
    by: '',
  },
  { rule: 'person', find: /(?<=为|对|与|和|在)我们(?=公司|团队|部门)/g, by: '' },
  // Openings that say only that it was work.
  {
    rule: 'wordy',
    find: /(?<=^|[。；\n]|^- |^\d\. )(?:在(?:日常|平时)?(?:的)?工作(?:当中|中|期间|之中)|任职期间|工作期间|在职期间|在此期间|入职以来|期间)[，,]?(?:主要)?(?:是)?(?=\p{Script=Han})/gmu,
    by: '',
  },
  { rule: 'wordy', find: /(?:主要是|主要|全面|具体)负责(?!人)/g, by: '负责' },
  {
    rule: 'wordy',
    find: new RegExp(
      `对于?([^，。；：、对]{2,12}?)(?:进行|做)了?([^，。；：、对]{2,6})方面的(${V})${END}`,
      'gu',
    ),
    by: '$3$1$2',
  },
  {
    rule: 'wordy',
    find: new RegExp(
      `对于?(?!接|标|齐|比|象|外|内)([^，。；：、对]{2,16}?)(?:进行|做|开展|实施)了?(?:有效|全面|深入|系统|细致|详细|相关|定期|认真)?(?:的|地)?${CHAIN}${END}`,
      'gu',
    ),
    by: (_, what = '', chain = '') => `${asVerbs(chain)}${what.replace(/的$/, '')}`,
  },
  {
    rule: 'wordy',
    find: new RegExp(`(?:进行|开展|做)了?([^，。；：、\\d【]{2,12}?)的${CHAIN}${END}`, 'gu'),
    by: (_, what = '', chain = '') => `${asVerbs(chain)}${what}`,
  },
  { rule: 'wordy', find: new RegExp(`进行了?(?:有效|全面|深入|系统)?(?:的|地)?(?=${V})`, 'g'), by: '' },
  {
    rule: 'wordy',
    find: /(?:通过|采用|利用)((?:[^，。；]){2,18}?)的(?:方式|方法|手段|途径|形式)(?:来)?/g,
    by: '通过$1',
  },
  {
    rule: 'wordy',
    find: new RegExp(`的(${V}(?:(?:和|与|及|、)${V})*)(?:等)?(?:各项|相关|有关|日常)?工作${END}`, 'g'),
    by: '的$1',
  },
  {
    rule: 'wordy',
    find: new RegExp(`(?<=\\p{Script=Han}{2})(${V})(?:相关|有关|的各项|的相关)?工作${END}`, 'gu'),
    by: '$1',
  },
  { rule: 'wordy', find: /在(\p{Script=Han}{2,10})的过程(?:当中|中|之中)/gu, by: '在$1中' },
  {
    rule: 'wordy',
    find: /((?<!\d)\d+|(?<![一二两三四五六七八九十])[一二两三四五六七八九十]+)(年|个月|周|天)的时间(?:里|内|之内)/g,
    by: '$1$2内',
  },
  { rule: 'wordy', find: /(?:等等)(?=[，。；]|$)/gm, by: '等' },
  { rule: 'wordy', find: /并且(?=\p{Script=Han}{2})/gu, by: '并' },
  { rule: 'wordy', find: /能够(?=\p{Script=Han})/gu, by: '能' },
  { rule: 'wordy', find: /使得(?=\p{Script=Han})/gu, by: '使' },
  {
    rule: 'wordy',
    find: /从而(?:有效|大大|进一步)?(?:地)?(?:实现了|达到了)(\p{Script=Han}{2,8})的(?:目的|目标|效果)/gu,
    by: '$1',
  },
  { rule: 'wordy', find: /起到了?(?:很好|良好|积极|重要)的?(?:推动|促进)?作用/g, by: '见效' },
  {
    rule: 'wordy',
    find: /(?:完成|做好)了?(?:上级|公司|领导|部门|单位)+(?:交办|安排|布置|交代)的(各项|其他|其它|一切|全部)?(?:临时)?(?:性)?(?:工作|任务|事项)+/g,
    by: (_, which = '') => `完成${which}交办工作`,
  },
  // 完成了 is 完成: a resume tells what is done.
  {
    rule: 'wordy',
    find: new RegExp(
      `(?<=^|[，。；：、并内年月日]|^- |^\\d\\. )(负责|参与|协助|完成|实现|使用|运用|采用|引入|编制|建立|组织|制定|提升|提高|降低|减少|缩短|推动|促进|获得|取得|带领|解决|保证|保障|确保|形成|积累|开拓|拓展|${VERBS})了(?=[\\p{Script=Han}\\dA-Za-z【「《 ])(?!解|一番)`,
      'gmu',
    ),
    by: '$1',
  },
  {
    rule: 'filler',
    find: /(?:成功|顺利|圆满|出色|高效)(?:地|的)?(?=完成|实现|上线|推动|交付|落地|举办|组织|签订|达成)/g,
    by: '',
  },
  {
    rule: 'filler',
    find: /(?:非常|(?<![一二两三四五六七八九])十分(?!之|钟)|极其|相当(?!于)|极为)(?:的|地)?(?=\p{Script=Han}{2})(?!时期|时段|重要|困难)/gu,
    by: '',
  },
  {
    rule: 'filler',
    find: /认真(?:负责)?(?:地|的)?(?=完成|做好|落实|执行|履行|对待)|积极(?:主动)?(?:地|的)?(?=参与|配合|协助|完成|推动|组织)/g,
    by: '',
  },
]

/** Colloquial words that formal text leaves out. */
export const formalSwaps: readonly Swap[] = [
  { rule: 'formal', find: /搞定|弄好/g, by: '解决' },
  {
    rule: 'formal',
    find: /(?<=^|[，。；]|负责)跟(?=\p{Script=Han}{2,8}(?:沟通|对接|合作|协调))/gu,
    by: '与',
  },
  { rule: 'formal', find: /挺好|蛮好|不错/g, by: '良好' },
  { rule: 'formal', find: /好几(?=[个次家项场])/g, by: '多' },
  { rule: 'formal', find: /(?<=[，。；])还(?=\p{Script=Han}{2})/gu, by: '并' },
  { rule: 'formal', find: /的时候/g, by: '时' },
  { rule: 'formal', find: /怎么/g, by: '如何' },
]

export const hedgeSwaps: readonly Swap[] = [
  { rule: 'hedge', find: /(?:尽量|尽力|尽可能地?|努力地?|试图|尝试着?)(?=\p{Script=Han}{2})/gu, by: '' },
  { rule: 'hedge', find: /(?:在)?一定程度上(?:地)?|基本上|大体上|算是|还算/g, by: '' },
]

export const adjectiveSwaps: readonly Swap[] = [
  {
    rule: 'adjectives',
    find: /(?:显著|明显|大幅|大大|极大|有效|切实|充分|深入|持续|不断|快速|迅速|高效|全面|积极|及时|严格|精准|稳步)(?:地)?(?=提升|提高|降低|减少|缩短|增强|改善|优化|推动|推进|促进|完善|落实|执行|控制|处理|响应|保障|解决|开展|跟进|拓展|学习)/g,
    by: '',
  },
  {
    rule: 'adjectives',
    find: /(?:良好|优秀|出色|卓越|丰富|扎实|强大|优质|完善|科学|合理|严谨|高质量|高效|专业)的(?=\p{Script=Han}{2})/gu,
    by: '',
  },
]
