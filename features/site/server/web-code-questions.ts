import type { Question } from '../pages-contract.ts'

/** Keys are addresses that people may have sent on: #q-free. */
export const defaultQuestions: Question[] = [
  {
    key: 'free',
    question: { zh: '简历真的一直免费吗？', en: 'Are resumes really always free?' },
    answer: {
      zh: '是。制作、保存和导出简历都不收费，也不加水印。免费账号能保存的份数有上限，到了会在新建时告诉你，已有的都还能编辑和导出。',
      en: 'Yes. Making, saving and exporting a resume costs nothing, and nothing is stamped on it. A free account can keep a limited number; you are told when you begin another, and those that you have can still be edited and exported.',
    },
  },
  {
    key: 'account',
    question: { zh: '不注册能用吗？', en: 'Can I use it without an account?' },
    answer: {
      zh: '能。简历先存在你的浏览器里，可以编辑，也可以导出。以后登录，它会一起带到你的账号里。',
      en: 'You can. The resume is kept in your browser, where it can be edited and exported. Sign in later, and it comes along to your account.',
    },
  },
  {
    key: 'same',
    question: {
      zh: '导出的文件为什么和屏幕一样？',
      en: 'Why does the file look like the screen?',
    },
    answer: {
      zh: 'PDF 是照着屏幕上已经排好的页面写成的：同样的字体，同样的断行和分页。存盘之前程序会把文件读回来，逐字核对；不一样就先拦下，给你看差在哪里。',
      en: 'A PDF is written from the very pages that stand on the screen: the same typefaces, the same breaks of lines and pages. Before it is saved the program reads it back and compares it; one that differs is held back and the difference is shown.',
    },
  },
  {
    key: 'offline',
    question: { zh: '写到一半断网了怎么办？', en: 'What if the network goes while I write?' },
    answer: {
      zh: '接着写。改动先记在这台设备上，网络回来会自动送上去。如果同一份简历在别处也改过，两边按内容合并；同一处都改了，会请你来选。',
      en: 'Go on writing. Changes are written down on this device and sent once the network is back. If the same resume was changed elsewhere, both are merged; where both changed the same words, you choose.',
    },
  },
  {
    key: 'expired',
    question: { zh: '会员到期，简历会消失吗？', en: 'What becomes of my resumes when a plan ends?' },
    answer: {
      zh: '一份不少，都能继续编辑和导出。只有超出免费份数时，不能再新建。',
      en: 'All of them stay and can be edited and exported. Only beginning another has to wait while you have more than a free account may.',
    },
    by: 'open_membership',
  },
  {
    key: 'points',
    question: {
      zh: '会员和积分有什么不同？',
      en: 'How do membership and points differ?',
    },
    answer: {
      zh: '会员按天数，期间付费模型与模板下载都包含在内。积分按次，用一次扣一次；为同一份模板付过一次，以后再下载不再扣。',
      en: 'Membership goes by days, and includes paid models and template downloads. Points go by use. Once you have paid for a template, downloading it again takes no more points.',
    },
    by: 'open_membership',
  },
  {
    key: 'leave',
    question: {
      zh: '能带走或删掉我的全部数据吗？',
      en: 'Can I take along or delete all of my data?',
    },
    answer: {
      zh: '都可以，在「设置」里。导出的是一个文件，离开花笺也能读。删除账号后有两周可以反悔，之后连同图片一起清除。',
      en: 'Both, in the settings. The export is one file that can be read without us. A deleted account can be taken back for two weeks; then everything goes, pictures included.',
    },
  },
  {
    key: 'need',
    question: { zh: '自己部署需要什么？', en: 'What does it take to host it myself?' },
    answer: {
      zh: '一台装有 Node.js、npm 和 git 的机器，一条 npm start。依赖、构建、数据库都由它准备好，不需要 Docker，也不需要另装数据库。',
      en: 'A machine with Node.js, npm and git, and one npm start. It sets up packages, build and database; neither Docker nor a database of your own is needed.',
    },
    by: 'open_get_source_code',
  },
  {
    key: 'data',
    question: { zh: '数据存在哪里？', en: 'Where are the data?' },
    answer: {
      zh: '默认都在安装目录下的 data 里：数据库、上传的图片、没有邮件服务器时的信件。也可以用设置把数据库换成 PostgreSQL，把文件换到 S3 兼容的存储。',
      en: 'In the folder data, unless you say otherwise: the database, uploaded pictures, and letters where there is no mail server. By settings the database can be PostgreSQL, and files can lie in storage that speaks S3.',
    },
    by: 'open_get_source_code',
  },
  {
    key: 'intranet',
    question: { zh: '内网能用吗？', en: 'Does it work without the internet?' },
    answer: {
      zh: '安装时要从 npm 源下载依赖。装好以后运行不需要外网：字体、脚本、图标都由本机提供。接入外部 AI 模型或邮件服务时，才需要连到它们。',
      en: 'Packages are downloaded from an npm registry when it is installed. From then on it needs no other site: fonts, scripts and icons come from your machine. Only outside AI models or a mail server have to be reachable, if you use them.',
    },
    by: 'open_get_source_code',
  },
  {
    key: 'upgrade',
    question: { zh: '怎样升级？', en: 'How do I upgrade?' },
    answer: {
      zh: '先备份，再取回新版本，重新运行 npm start。数据库会自动迁移到新版本；以前保存的每一份文档都能打开。',
      en: 'Make a backup, fetch the new version, run npm start again. The database migrates by itself, and every document that was ever saved opens.',
    },
    by: 'open_get_source_code',
  },
  {
    key: 'licence',
    question: { zh: '可以修改、可以商用吗？', en: 'May I change it and use it commercially?' },
    answer: {
      zh: '可以。源码以 MIT 许可证发布，保留版权声明即可。随附字体各有自己的开放许可证。',
      en: 'You may. The source is under the MIT licence: keep its notice. The typefaces that come along have open licences of their own.',
    },
    by: 'open_get_source_code',
  },
]
