import type { Named } from './vocabulary.ts'

/** Latin words that are no tools. */
const NO_TOOL =
  /^(?:and|or|the|of|to|in|for|with|we|you|your|our|an?|is|are|be|as|at|on|by|etc|eg|ie|job|jd|hr|it|ai|app|web|pc|toc|tob|to|vip|up|ok|no|id|kpi|okr|ceo|cto|cfo|gmv|dau|mau|offer|base|title|team|know|have|will|can|must|plus|strong|good|experience|ability|years?|skills?|degree|bachelor\S*|master\S*|english|chinese|mandarin|fluent|native|work|working|knowledge|familiar\S*|proficien\S*|responsib\S*|require\S*|preferred|b|c|d|a|h5)$/i

const LATIN = /(?<![A-Za-z0-9@.])[A-Za-z][A-Za-z0-9]*(?:[+#]|[.\-/][A-Za-z0-9]+)*(?![A-Za-z0-9@])/g

/** In Chinese a name in Latin letters is a tool or a standard; in English most words are Latin and tell nothing. */
const latinNames = (text: string): string[] => {
  if (!/\p{Script=Han}/u.test(text)) return []
  return (text.match(LATIN) ?? []).filter(
    (name) => name.length > 1 && !NO_TOOL.test(name) && /[A-Z+#]/.test(name),
  )
}

/** 熟悉A、B和C: the text after such a verb, up to the next punctuation. */
const OBJECTS =
  /(?:熟悉|精通|熟练掌握|熟练使用|熟练运用|熟练|掌握|了解|擅长|会使用|能够独立完成|能独立完成|独立完成|具备|具有|有)(?:各类|常用|主流|相关|一定的|良好的|较强的|扎实的|优秀的|基本的|丰富的)*([^，。；;,!！\n]{2,40})/g

/** Endings of skills. */
const LEARNT =
  /(?:设计|管理|分析|开发|运营|测试|工艺|流程|法规|标准|制图|编程|算法|架构|策划|推广|谈判|核算|审核|申报|护理|操作|治疗|评估|调试|检验|检测|维修|施工|测量|预算|结算|采购|仓储|陈列|写作|剪辑|拍摄|翻译|调解|检索|实验|建模|投放|控制|诊断|教学|接待|烹饪|烘焙|刀法|编制|编写|绘制|规划|优化|排查)$/

const EMPTY =
  /^(?:相关|一定|良好|较强|独立|优秀|以上|丰富|强烈|基本|以下|任意|其他|同类|本|该|团队|公司|行业|业务|项目|工作|专业|产品|客户|用户|数据|各类|日常|常用|主流|和|与|及|的|系统)*(?:设计|管理|分析|开发|运营|流程|标准|操作|控制|优化|规划)?$/

const piecesOf = (objects: string): string[] =>
  objects
    .replace(
      /(?:等|的)?(?:相关)?(?:经验|能力|技能|知识|工具|软件|基础|背景|意识|者|方法|原理|技术|工作)+(?:者)?(?:优先|加分)?.*/,
      '',
    )
    .split(/[、/]|和|与|及|或|以及|等/)
    .map((piece) =>
      piece.replace(/^(?:使用|运用|利用|进行|独立|熟练|相关|一定的|常见的?|至少一门|一种)/, '').trim(),
    )

const learntThings = (text: string): string[] =>
  [...text.matchAll(OBJECTS)]
    .flatMap(([, objects = '']) => piecesOf(objects))
    .filter(
      (piece) =>
        /^\p{Script=Han}{3,8}$/u.test(piece) &&
        LEARNT.test(piece) &&
        !EMPTY.test(piece) &&
        !piece.includes('的'),
    )

/** Skills that are in no table, found by the structure of the sentence. */
export const patternWords = (text: string): Named[] => [
  ...latinNames(text).map((word) => ({ word, sort: 'tool' as const })),
  ...learntThings(text).map((word) => ({ word, sort: 'skill' as const })),
]
