import type { WebCodeContent } from '../pages-contract.ts'
import { defaultQuestions } from './web-code-questions.ts'

/**
 * The content of /webCode until the operator writes it. It contains no numbers: those are counted where they are
 * displayed.
 */
export const defaultWebCode: WebCodeContent = {
  introduction: {
    title: { zh: '一条命令，整座花笺归你。', en: 'One command, and all of Huajian is yours.' },
    lead: {
      zh: '花笺是一套做简历和文档的网站，源码公开，可以装在自己的机器上。',
      en: 'Huajian is an open-source website for making resumes and documents. You can run it on your own machine.',
    },
    paragraphs: [
      {
        zh: '装好就是全部：模板库、编辑器、模板设计器、账号、分享、导出与导入，以及界面和文档要用的中文字体。没有另卖的「专业版」，也没有必须联网才有的部分。',
        en: 'You get everything: the template gallery, the editor, the template designer, accounts, sharing, export and import, and the Chinese fonts used on screen and in documents. There’s no paid “pro” edition and nothing that only works online.',
      },
      {
        zh: '数据留在你这里：数据库、图片、信件都在一个目录里，备份是一个文件。谁能注册、首页显示什么、要不要收费，由你用开关决定。',
        en: 'Your data stays with you. The database, images and emails are in one folder, and a backup is one file. Feature switches decide who can sign up, what the home page shows and whether anything costs money.',
      },
    ],
  },
  repository: null,
  titles: {
    cards: {
      title: { zh: '说到的，都能查', en: 'Claims you can check' },
      lead: {
        zh: '数字由程序从自己的目录里数出来，每一条下面写着凭什么这样说。',
        en: 'The app counts these numbers from its own registry. Each claim says how you can verify it.',
      },
    },
    plans: {
      title: { zh: '会员方案', en: 'Plans' },
      lead: {
        zh: '简历一直免费。会员买的是付费模型与模板，续费天数累加。',
        en: 'Resumes are always free. Membership adds paid models and templates, and renewing adds days.',
      },
    },
    table: { title: { zh: '逐项对照', en: 'Compare plans' } },
    prices: {
      title: { zh: '单项价格', en: 'Pay-per-use prices' },
      lead: {
        zh: '不开会员也可以只为用到的那一次付积分。',
        en: 'No plan? Use points to pay only for what you use.',
      },
    },
    questions: { title: { zh: '常见问题', en: 'Frequently asked questions' } },
    business: { title: { zh: '商务合作', en: 'Business' } },
    sponsor: { title: { zh: '赞助花笺', en: 'Sponsor Huajian' } },
  },
  cards: [
    {
      title: { zh: '文件就是屏幕', en: 'The file matches the screen' },
      text: {
        zh: '导出的 PDF 与屏幕在同一处换行、同一处分页，文字可选、可搜、可复制。',
        en: 'Exported PDFs break lines and pages exactly where the screen does. You can select, search and copy the text.',
      },
      proof: {
        zh: '每份 PDF 存盘之前读回来，逐字与屏幕核对。',
        en: 'Before it’s saved, every PDF is read back and compared with the screen character by character.',
      },
    },
    {
      title: { zh: '一个字也不丢', en: 'Never lose a word' },
      text: {
        zh: '每次改动先记在浏览器里，再送到服务器。断网、断电、关掉标签页，回来都还在。',
        en: 'Every change is stored in your browser first, then sent to the server. Lose your connection or power, or close the tab: your work is still there when you return.',
      },
      proof: {
        zh: '「已保存」只在服务器答应之后才出现。',
        en: '“Saved” appears only after the server confirms it.',
      },
    },
    {
      title: { zh: '版式自由组合', en: 'Mix and match variants' },
      text: {
        zh: '每种栏目都有多种写法，任意搭配。换版式、换模板，写好的内容都在。',
        en: 'Every type of section comes in several variants you can combine freely. Change a variant or the template and your content stays.',
      },
      proof: {
        zh: '工作台里可以逐个打开，就是产品在用的那一份。',
        en: 'Open any of them in the workbench: they’re the same ones the product uses.',
      },
      fact: 'variants',
    },
    {
      title: { zh: '字体随身带', en: 'Fonts included' },
      text: {
        zh: '思源黑体、思源宋体、霞鹜文楷随产品安装。页面不向外站要任何字体和脚本。',
        en: 'Noto Sans SC, Noto Serif SC and LXGW WenKai come with the product. Pages load no fonts or scripts from other sites.',
      },
      proof: {
        zh: '页面的安全策略只允许本站来源。',
        en: 'The content security policy of every page allows only this site.',
      },
      fact: 'fonts',
    },
    {
      title: { zh: '带得走的文件', en: 'Files you can take with you' },
      text: {
        zh: 'PDF、Word、幻灯片、图片、网页、Markdown、纯文本与 JSON，出自同一份文档。',
        en: 'PDF, Word, PowerPoint, images, HTML, Markdown, plain text and JSON, all from one document.',
      },
      proof: {
        zh: 'JSON 里是全部数据，随时可以再导入。',
        en: 'The JSON file holds everything and can be imported again.',
      },
      fact: 'formats',
    },
    {
      title: { zh: '分享由你决定', en: 'Share on your terms' },
      text: {
        zh: '分享链接可以设密码、期限和遮盖，也可以请人在页面上批注、提修改。',
        en: 'Protect a link with a password, an expiry date and hidden details, or invite people to comment and suggest edits.',
      },
      proof: {
        zh: '没有显示的内容不会离开服务器。',
        en: 'Anything that’s hidden never leaves the server.',
      },
    },
    {
      title: { zh: '备份是一个文件', en: 'A backup is one file' },
      text: {
        zh: '网站运行时就能备份。同一个文件可以恢复到 SQLite，也可以恢复到 PostgreSQL。',
        en: 'Back up while the site is running. Restore the same file to SQLite or PostgreSQL.',
      },
      proof: {
        zh: 'npm run backup，npm run restore',
        en: 'npm run backup, npm run restore',
      },
      by: 'open_get_source_code',
    },
    {
      title: { zh: '从一台机器长大', en: 'Scales beyond one machine' },
      text: {
        zh: '默认用内置数据库和本机目录；人多了，填两个地址就换成 PostgreSQL 和 S3。',
        en: 'It starts with a built-in database and a local folder. As you grow, two settings switch it to PostgreSQL and S3.',
      },
      proof: {
        zh: '服务端测试在两种数据库上各跑一遍。',
        en: 'All server tests run on both databases.',
      },
      by: 'open_get_source_code',
    },
    {
      title: { zh: '经得起看', en: 'Built to be inspected' },
      text: {
        zh: '密码以 argon2id 保存，可开两步验证；页面只运行本站签发的脚本。',
        en: 'Passwords are hashed with argon2id, two-factor authentication is supported, and pages only run this site’s own scripts.',
      },
      proof: {
        zh: '每个接口写明谁可以调用，测试逐个核对。',
        en: 'Every API endpoint declares who can call it, and tests check each one.',
      },
    },
  ],
  questions: defaultQuestions,
  business: {
    lines: [
      {
        zh: '为学校、机构或公司部署，定制模板，接入统一登录，都可以谈。',
        en: 'Deployment for schools, agencies and companies, custom templates, single sign-on: get in touch.',
      },
    ],
    email: null,
  },
  sponsor: {
    text: {
      zh: '花笺不放广告，也不拿简历换钱。如果它帮到了你，欢迎请我们喝一杯茶。',
      en: 'Huajian shows no ads and doesn’t sell your data. If it helped you, consider buying us a cup of tea.',
    },
    methods: [],
  },
}
