import type { WebCodeContent } from '../pages-contract.ts'
import { defaultQuestions } from './web-code-questions.ts'

/** What /webCode says until the operator writes it. It names no number: those are counted where they are shown. */
export const defaultWebCode: WebCodeContent = {
  introduction: {
    title: { zh: '一条命令，整座花笺归你。', en: 'One command, and all of Huajian is yours.' },
    lead: {
      zh: '花笺是一套做简历和文档的网站，源码公开，可以装在自己的机器上。',
      en: 'Huajian is a website for making resumes and documents. Its source is open; it runs on a machine of your own.',
    },
    paragraphs: [
      {
        zh: '装好就是全部：模板库、编辑器、模板设计器、账号、分享、导出与导入，以及界面和文档要用的中文字体。没有另卖的「专业版」，也没有必须联网才有的部分。',
        en: 'What you install is all there is: templates, both editors, accounts, sharing, export and import, and the Chinese typefaces for screens and documents. There is no other edition that is sold, and nothing that works only online.',
      },
      {
        zh: '数据留在你这里：数据库、图片、信件都在一个目录里，备份是一个文件。谁能注册、首页显示什么、要不要收费，由你用开关决定。',
        en: 'Data stays with you: database, pictures and letters lie in one folder, and a backup is one file. Who may sign up, what the home page shows and whether anything costs money is decided by switches.',
      },
    ],
  },
  repository: null,
  titles: {
    cards: {
      title: { zh: '说到的，都能查', en: 'Promises that can be checked' },
      lead: {
        zh: '数字由程序从自己的目录里数出来，每一条下面写着凭什么这样说。',
        en: 'Numbers are counted by the program from its own tables; under each promise stands what it rests on.',
      },
    },
    plans: {
      title: { zh: '会员方案', en: 'Plans' },
      lead: {
        zh: '简历一直免费。会员买的是付费模型与模板，续费天数累加。',
        en: 'Resumes are always free. Membership buys paid models and templates; days add up when you renew.',
      },
    },
    table: { title: { zh: '逐项对照', en: 'Side by side' } },
    prices: {
      title: { zh: '单项价格', en: 'Single prices' },
      lead: {
        zh: '不开会员也可以只为用到的那一次付积分。',
        en: 'Without a plan, points pay for just the one thing that you use.',
      },
    },
    questions: { title: { zh: '常见问题', en: 'Questions' } },
    business: { title: { zh: '商务合作', en: 'Business' } },
    sponsor: { title: { zh: '赞助花笺', en: 'Sponsor Huajian' } },
  },
  cards: [
    {
      title: { zh: '文件就是屏幕', en: 'The file is the screen' },
      text: {
        zh: '导出的 PDF 与屏幕在同一处换行、同一处分页，文字可选、可搜、可复制。',
        en: 'A PDF breaks its lines and pages where the screen does; its text can be selected, searched and copied.',
      },
      proof: {
        zh: '每份 PDF 存盘之前读回来，逐字与屏幕核对。',
        en: 'Each PDF is read back before it is saved and compared with the screen, sign by sign.',
      },
    },
    {
      title: { zh: '一个字也不丢', en: 'Not a word is lost' },
      text: {
        zh: '每次改动先记在浏览器里，再送到服务器。断网、断电、关掉标签页，回来都还在。',
        en: 'Each change is written down in the browser first and then sent. No network, no power, a closed tab: it is there when you return.',
      },
      proof: {
        zh: '「已保存」只在服务器答应之后才出现。',
        en: '“Saved” is said only once the server has answered for it.',
      },
    },
    {
      title: { zh: '版式自由组合', en: 'Variants that combine' },
      text: {
        zh: '每种栏目都有多种写法，任意搭配。换版式、换模板，写好的内容都在。',
        en: 'Each kind of section has several looks, and all of them combine. Change the look or the template: the content stays.',
      },
      proof: {
        zh: '工作台里可以逐个打开，就是产品在用的那一份。',
        en: 'Open each of them on the workbench: it is the very one that the product draws.',
      },
      fact: 'variants',
    },
    {
      title: { zh: '字体随身带', en: 'Typefaces included' },
      text: {
        zh: '思源黑体、思源宋体、霞鹜文楷随产品安装。页面不向外站要任何字体和脚本。',
        en: 'Noto Sans SC, Noto Serif SC and LXGW WenKai come with the product. Pages ask no other site for fonts or scripts.',
      },
      proof: {
        zh: '页面的安全策略只允许本站来源。',
        en: 'The content policy of every page allows this site alone.',
      },
      fact: 'fonts',
    },
    {
      title: { zh: '带得走的文件', en: 'Files to take along' },
      text: {
        zh: 'PDF、Word、幻灯片、图片、网页、Markdown、纯文本与 JSON，出自同一份文档。',
        en: 'PDF, Word, slides, pictures, HTML, Markdown, plain text and JSON, all from one document.',
      },
      proof: {
        zh: 'JSON 里是全部数据，随时可以再导入。',
        en: 'JSON holds everything and can be imported again.',
      },
      fact: 'formats',
    },
    {
      title: { zh: '分享由你决定', en: 'Sharing on your terms' },
      text: {
        zh: '分享链接可以设密码、期限和遮盖，也可以请人在页面上批注、提修改。',
        en: 'A shared link has a password, an expiry and masks, or lets guests comment and propose changes.',
      },
      proof: {
        zh: '没有显示的内容不会离开服务器。',
        en: 'What is not shown does not leave the server.',
      },
    },
    {
      title: { zh: '备份是一个文件', en: 'A backup is one file' },
      text: {
        zh: '网站运行时就能备份。同一个文件可以恢复到 SQLite，也可以恢复到 PostgreSQL。',
        en: 'Backups are made while the site runs. The same file is restored into SQLite or into PostgreSQL.',
      },
      proof: {
        zh: 'npm run backup，npm run restore',
        en: 'npm run backup, npm run restore',
      },
      by: 'open_get_source_code',
    },
    {
      title: { zh: '从一台机器长大', en: 'Grows from one machine' },
      text: {
        zh: '默认用内置数据库和本机目录；人多了，填两个地址就换成 PostgreSQL 和 S3。',
        en: 'It begins with its own database and a folder; with more people, two addresses make it PostgreSQL and S3.',
      },
      proof: {
        zh: '服务端测试在两种数据库上各跑一遍。',
        en: 'All server tests run on both databases.',
      },
      by: 'open_get_source_code',
    },
    {
      title: { zh: '经得起看', en: 'Made to be looked at' },
      text: {
        zh: '密码以 argon2id 保存，可开两步验证；页面只运行本站签发的脚本。',
        en: 'Passwords are kept as argon2id, sign-in can have two steps, and pages run only scripts of this site.',
      },
      proof: {
        zh: '每个接口写明谁可以调用，测试逐个核对。',
        en: 'Each call says who may make it, and a test holds every one to it.',
      },
    },
  ],
  questions: defaultQuestions,
  business: {
    lines: [
      {
        zh: '为学校、机构或公司部署，定制模板，接入统一登录，都可以谈。',
        en: 'Deployment for schools, agencies and companies, templates of your own, single sign-on: let us talk.',
      },
    ],
    email: null,
  },
  sponsor: {
    text: {
      zh: '花笺不放广告，也不拿简历换钱。如果它帮到了你，欢迎请我们喝一杯茶。',
      en: 'Huajian shows no advertisements and makes no money of resumes. If it helped you, a cup of tea is welcome.',
    },
    methods: [],
  },
}
