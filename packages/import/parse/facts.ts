import { isAddress, isDegree } from './dictionary.ts'
import { limits, weigh } from './features.ts'

/** Kinds of facts that show themselves without a label. */
export type Fact =
  | 'age'
  | 'gender'
  | 'years'
  | 'birth'
  | 'politics'
  | 'marriage'
  | 'people'
  | 'height'
  | 'degree'
  | 'status'
  | 'salary'
  | 'type'
  | 'place'
  | 'title'

const FEW = '[\\d一二三四五六七八九十]{1,3}\\+?\\s?年(?:以上|多|余)?(?:的)?'
const SPENT = '经验|经历|工龄|教龄|厨龄|医龄|警龄|军龄|党龄|飞行|从业|执业|临床|科研|管理|工作|基层|教学|研究'
const COUNT = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)'

/** Years of work, or a statement that there are none. */
const YEARS: readonly RegExp[] = [
  new RegExp(`^(?:近|约|超过)?${FEW}[\\p{Script=Han}]{0,6}(?:${SPENT})$`, 'u'),
  new RegExp(`^(?:从业|执业|从教|从医|从警|从厨|从军|工作|任职|科研|驾龄)\\s?(?:近|约)?${FEW}$`, 'u'),
  /^(?:class of \d{4}|new graduate|应届生?|应届毕业生|\d{2,4}\s?届.{0,6}|在校生)$/i,
  new RegExp(
    `^(?:over |more than |nearly )?${COUNT}\\+?\\s?(?:years?|yrs?)[’']?\\s(?:of\\s)?(?:[\\w,&-]+\\s){0,4}(?:experience|teaching|practice|nursing|service|research|work|flying|in [\\w\\s]{2,24}|at the [a-z]+)$`,
    'i',
  ),
]

const FACTS: readonly [Fact, (text: string) => boolean][] = [
  [
    'title',
    (text) =>
      /^(?:个人|求职|我的)?简历$|^(?:resume|résumé|cv|curriculum vitae|personal resume)$/i.test(
        text.replaceAll(/\s(?=\p{Script=Han})/gu, ''),
      ),
  ],
  ['age', (text) => /^\d{2}\s?(?:周?岁|years? old)$/i.test(text)],
  ['gender', (text) => /^(?:男|女|男性|女性|male|female)$/i.test(text)],
  ['years', (text) => text.length <= 40 && YEARS.some((pattern) => pattern.test(text))],
  [
    'birth',
    (text) =>
      /^(?:19[4-9]\d|20[01]\d)\s?[年./-]\s?\d{1,2}(?:\s?月?|[月./-]\s?\d{1,2}日?)\s?(?:出生|生)?$/.test(text),
  ],
  [
    'politics',
    (text) =>
      /^(?:中共|中国共产党)?(?:预备)?党员(?:（预备）)?$|^(?:共青)?团员$|^群众$|^(?:民主党派|无党派人士)$/.test(
        text,
      ),
  ],
  ['marriage', (text) => /^(?:已婚|未婚)(?:已育|未育)?$|^(?:married|single)$/i.test(text)],
  ['people', (text) => /^\p{Script=Han}{1,4}族$/u.test(text)],
  ['height', (text) => /^1[4-9]\d\s?cm$|^[4-9]\d\s?kg$/i.test(text)],
  ['degree', (text) => isDegree(text)],
  [
    'status',
    (text) =>
      /^(?:在职|离职|在岗|待业)|^[^:：|]*到岗$|^(?:随时|一周内|两周内|一个月内)(?:可)?(?:到岗|入职)|^暂不考虑|^考虑机会|^(?:available|open to|immediately available|employed,)/i.test(
        text,
      ) && text.length <= 40,
  ],
  [
    'salary',
    (text) =>
      /^(?:年薪|月薪|税前|税后)?\s?(?:[¥￥$€£]\s?)?\d{1,6}(?:[.,]\d{1,3})?\s?[kKwW千万]?\s?[-–—~至]\s?[¥￥$€£]?\d{1,6}(?:[.,]\d{1,3})?\s?(?:[kKwW千万]|元|\/)[^，。]{0,12}$|^(?:薪资)?面议$|^\d{1,6}\s?(?:元\/月|[kK]\/月|元以上)|^negotiable$/.test(
        text,
      ),
  ],
  [
    'type',
    (text) =>
      /^(?:全职|兼职|实习|校招|社招|校园招聘|社会招聘|应届生招聘|全职[/、]兼职|full[- ]time|part[- ]time|internship|contract|permanent)$/i.test(
        text,
      ),
  ],
  ['place', (text) => isAddress(text)],
]

export const factOf = (text: string): Fact | undefined => FACTS.find(([, fits]) => fits(text))?.[0]

export const EMAIL =
  /[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,4}\.[A-Za-z]{2,12}/
const TOP =
  'com|cn|net|org|io|dev|me|top|site|xyz|tech|app|ai|co|info|blog|edu|gov|page|design|art|link|example|cc|fun|uk|de|fr|eu|us|ca|au|jp'
export const LINK = new RegExp(
  `(?:https?://|www\\.)[^\\s|｜，,；;）)（(<>"'\\p{Script=Han}]{3,400}|(?<![@\\w.-])(?:[a-z0-9-]{1,40}\\.){1,3}(?:${TOP})(?![\\w.-]*@)(?:/[^\\s|｜，,；;）)（(<>"'\\p{Script=Han}]{0,300})?(?![\\w])`,
  'iu',
)
/** A mobile number of China, or anything that is dialled: a plus, brackets, blanks between groups. */
const PHONE =
  /(?<![\w.@-])(?:\(?\+?86\)?[-\s]?)?1[3-9]\d(?:[-\s]?\d{4}){2}(?![\w@])|(?<![\w.@-])(?:\+|\(\+?)?\d{1,4}\)?(?:[-.\s]?\(?\d{1,4}\)?){2,6}(?![\w@])/

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length

/** A number that can be dialled; years and dates are none. */
export const phoneIn = (text: string): string | undefined => {
  const number = PHONE.exec(text)?.[0].trim()
  if (number === undefined || digitsIn(number) < 7 || digitsIn(number) > 15) return undefined
  return /^\(?(?:19|20)\d\d\s?[-./\s]\s?\d/.test(number) ? undefined : number
}

const SURNAMES = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷曲盛冉翁蓝路游辛靳管柴蒙鲍华喻祁房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由䶮'.match(
    /./gu,
  ),
)
const COMPOUND =
  /^(?:欧阳|上官|皇甫|令狐|诸葛|司徒|司马|申屠|夏侯|贺兰|完颜|慕容|尉迟|长孙|宇文|公孙|轩辕|端木|东方|南宫|独孤)/
const NOT_NAMES =
  /[的了是和与及在有]|经历|经验|技能|评价|背景|信息|简历|教育|工作|项目|能力|责任|团队|沟通|学习|本科|大学|求职|意向|专业|英语|优秀|良好/
const NAME_EN =
  /^(?:(?:dr|mr|ms|mrs|prof)\.?\s)?(?:[A-Z][\p{L}'’-]{1,20}|[A-Z]\.)(?:\s(?:[A-Z][\p{L}'’-]{0,20}\.?|\([A-Z][\p{L}'’ -]{1,20}\)|[“"][A-Z]\p{L}{1,20}[”"]|de|van|von|bin|al|da|del|la|der)){1,3}(?:,?\s(?:ph\.?d\.?|md|rn|cpa|mba|j\.?d\.?|esq\.?))?$/u

/** How much a text looks like the name of a person; 0 is not at all. */
export const nameLikeness = (text: string): number => {
  const name = text.replaceAll(/\s/g, '')
  const { length } = [...name]
  const isHan = /^\p{Script=Han}{2,4}$/u.test(name) && !NOT_NAMES.test(name)
  const isKnown = isHan && (COMPOUND.test(name) || (length <= 3 && SURNAMES.has([...name][0] ?? '')))
  return weigh('nameWords', {
    knownSurname: isKnown,
    upToThreeCharacters: isHan && !isKnown && length <= 3,
    fourCharacters: isHan && !isKnown && length > 3,
    foreignName:
      !isHan &&
      (/^\p{Script=Han}{1,12}[·・]\p{Script=Han}{1,12}$/u.test(name) ||
        (NAME_EN.test(text) && text.length <= limits.shortLine)),
  })
}
