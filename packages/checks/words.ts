import { defineWords } from '#packages/i18n/define-words.ts'
import type { Facts } from './evidence.ts'
import type { WarningCode } from './rules.ts'

/** A code without a sentence does not compile. */
type Sentences = Record<WarningCode, (facts: Facts) => string>

/** The explanation of each finding: one friendly sentence, its meaning, and how to fix it. */
export const proofWords: Record<'zh' | 'en', Sentences> = defineWords({
  zh: {
    text_differs: ({ drawn, read }: Facts) =>
      `文件里的文字与屏幕不同：屏幕上是「${drawn}」，文件里是「${read}」。`,
    pages_differ: ({ file, screen }: Facts) => `屏幕上是 ${screen} 页，文件里有 ${file} 页。`,
    font_missing: ({ fonts }: Facts) => `字体没有嵌入文件（${fonts}），换一台电脑打开可能变样。`,
    no_name: () => '系统没有读到姓名，请把姓名单独写在最上方。',
    no_phone: () => '系统没有读到电话，写上手机号，对方才好联系你。',
    no_email: () => '系统没有读到邮箱，面试通知大多发到邮箱。',
    bad_phone: ({ text }: Facts) => `电话「${text}」的写法不完整，系统会当作无效号码。`,
    bad_email: ({ text }: Facts) => `邮箱「${text}」的写法不完整，信会寄不到。`,
    dates_backward: ({ from, to }: Facts) => `结束时间 ${to} 早于开始时间 ${from}，像是写反了。`,
    unknown_title: ({ title, as }: Facts) =>
      as ? `标题「${title}」会被系统当作「${as}」。` : `系统不认识标题「${title}」，下面的内容可能归错地方。`,
    title_beside: ({ title }: Facts) =>
      `标题「${title}」立在正文旁边，系统会把它和正文读成一行；放到正文上方就好。`,
    out_of_order: ({ title }: Facts) => `「${title}」被读得断断续续，和旁边一栏混在了一起。`,
    field_missing: ({ text, title, count }: Facts) =>
      Number(count) > 1
        ? `「${title}」有 ${count} 项没有被读到，比如「${text}」。`
        : `「${text}」没有被读到。`,
    no_dates: ({ name }: Facts) =>
      name ? `「${name}」没有时间，系统排不出先后。` : '有一条经历没有时间，系统排不出先后。',
    dates_unread: ({ text }: Facts) => `时间「${text}」系统读不懂，写成 2023.07 – 2025.03 这样最稳妥。`,
    level_figure: ({ title }: Facts) => `「${title}」的熟练程度只画成了图形，系统读不到，配上文字更好。`,
    small_text: ({ size }: Facts) => `有文字只有 ${size} 磅，打印出来不易看清，8.5 磅以上更好读。`,
    low_contrast: ({ text }: Facts) => `「${text}」的颜色太浅，黑白打印会看不清。`,
    private_letters: ({ text }: Facts) => `「${text}」里有特殊符号，别的电脑上可能是空白。`,
    unread_picture: ({ count }: Facts) => `有 ${count} 张图片没有取到，文件里留了空位。`,
    link_broken: ({ text, href }: Facts) => `链接「${text || href}」打不开，请核对网址。`,
    link_hidden: ({ text }: Facts) => `「${text}」只有点击才知道去哪里，打印后看不到网址，最好把网址写出来。`,
    many_pages: ({ pages }: Facts) => `共 ${pages} 页，偏长；多数招聘方希望在两三页内看完。`,
    file_large: ({ size }: Facts) => `文件有 ${size} MB，有些招聘网站只收 2 MB 以内的。`,
    photo_large: ({ size }: Facts) => `照片有 ${size} MB，换一张小些的就够清晰。`,
    short_last_page: () => '第二页只有几行，排成一页更利落。',
    gap: ({ from, to, months }: Facts) => `${from} 到 ${to} 之间有 ${months} 个月空白，面试时可能会被问到。`,
    side_contact: () => '联系方式在侧栏里，少数系统先读正文，可能读得较晚。',
    keyword_absent: ({ word }: Facts) => `求职意向里的「${word}」在正文中没有再出现，按关键词筛选时会吃亏。`,
    punctuation: ({ count }: Facts) => `有 ${count} 处标点与文档的语言不一致。`,
    missing_letters: ({ characters }: Facts) =>
      `字体里没有这些字：${characters}。已按屏幕的样子画进文件，仍可复制和搜索。`,
  },
  en: {
    text_differs: ({ drawn, read }: Facts) =>
      `The file's text is not the screen's: “${drawn}” became “${read}”.`,
    pages_differ: ({ file, screen }: Facts) => `The screen has ${screen} pages, the file has ${file}.`,
    font_missing: ({ fonts }: Facts) =>
      `A font is not inside the file (${fonts}); it may look different elsewhere.`,
    no_name: () => 'No name was read. Give it a line of its own at the top.',
    no_phone: () => 'No phone number was read. With one, people can call you.',
    no_email: () => 'No e-mail was read. Most invitations come by e-mail.',
    bad_phone: ({ text }: Facts) => `The phone number “${text}” looks incomplete; systems would drop it.`,
    bad_email: ({ text }: Facts) => `The e-mail “${text}” looks incomplete; nothing would arrive.`,
    dates_backward: ({ from, to }: Facts) => `It ends (${to}) before it starts (${from}): are they swapped?`,
    unknown_title: ({ title, as }: Facts) =>
      as
        ? `Systems would file “${title}” under “${as}”.`
        : `Systems do not know the title “${title}”; what follows may be filed wrongly.`,
    title_beside: ({ title }: Facts) =>
      `The title “${title}” stands beside its text and is read into it; above the text it is read right.`,
    out_of_order: ({ title }: Facts) => `“${title}” was read in pieces, mixed with the column beside it.`,
    field_missing: ({ text, title, count }: Facts) =>
      Number(count) > 1
        ? `${count} facts of “${title}” were not read, such as “${text}”.`
        : `“${text}” was not read.`,
    no_dates: ({ name }: Facts) =>
      name
        ? `“${name}” has no dates; systems cannot place it in time.`
        : 'An entry has no dates; systems cannot place it in time.',
    dates_unread: ({ text }: Facts) =>
      `Systems cannot read the dates “${text}”; Jul 2023 – Mar 2025 is safest.`,
    level_figure: ({ title }: Facts) =>
      `The levels in “${title}” are only drawn; a word beside them can be read.`,
    small_text: ({ size }: Facts) => `Some text is only ${size} pt; from 8.5 pt on it reads well in print.`,
    low_contrast: ({ text }: Facts) => `“${text}” is very pale and hard to read in black and white.`,
    private_letters: ({ text }: Facts) => `“${text}” has signs that may be blank on other computers.`,
    unread_picture: ({ count }: Facts) =>
      `${count} pictures could not be fetched; their places are empty in the file.`,
    link_broken: ({ text, href }: Facts) => `The link “${text || href}” leads nowhere; check the address.`,
    link_hidden: ({ text }: Facts) =>
      `Only a click tells where “${text}” leads; write the address out for print.`,
    many_pages: ({ pages }: Facts) => `${pages} pages are long; most readers hope for two or three.`,
    file_large: ({ size }: Facts) => `The file has ${size} MB; some sites take no more than 2 MB.`,
    photo_large: ({ size }: Facts) => `The photo has ${size} MB; a smaller one is just as sharp in print.`,
    short_last_page: () => 'The second page has a few lines only; one page would look tidier.',
    gap: ({ from, to, months }: Facts) =>
      `${months} months between ${from} and ${to} are open; you may be asked about them.`,
    side_contact: () => 'Your contact is in the side column; a few systems read that last.',
    keyword_absent: ({ word }: Facts) =>
      `“${word}” from your objective appears nowhere else; keyword filters count that.`,
    punctuation: ({ count }: Facts) => `${count} places have the punctuation of another language.`,
    missing_letters: ({ characters }: Facts) =>
      `No font has these: ${characters}. They are drawn as on the screen and can be copied and found.`,
  },
})

/** Labels of the buttons that apply a fix. */
export const fixWords: Record<'zh' | 'en', Partial<Sentences>> = defineWords({
  zh: {
    no_name: () => '显示姓名',
    no_phone: () => '显示电话',
    no_email: () => '显示邮箱',
    bad_phone: ({ better }: Facts) => `改为「${better}」`,
    bad_email: ({ better }: Facts) => `改为「${better}」`,
    dates_backward: () => '对调起止时间',
    unknown_title: ({ better }: Facts) => `改为「${better}」`,
    title_beside: () => '标题放到上方',
    no_dates: () => '显示时间',
    level_figure: () => '换成带文字的样式',
    small_text: () => '放大字号',
    short_last_page: () => '智能一页',
    punctuation: () => '全部改好',
  },
  en: {
    no_name: () => 'Show the name',
    no_phone: () => 'Show the phone number',
    no_email: () => 'Show the e-mail',
    bad_phone: ({ better }: Facts) => `Change to “${better}”`,
    bad_email: ({ better }: Facts) => `Change to “${better}”`,
    dates_backward: () => 'Swap the dates',
    unknown_title: ({ better }: Facts) => `Rename to “${better}”`,
    title_beside: () => 'Titles above the text',
    no_dates: () => 'Show the dates',
    level_figure: () => 'Use a look with words',
    small_text: () => 'Larger text',
    short_last_page: () => 'Fit on one page',
    punctuation: () => 'Mend all',
  },
})
