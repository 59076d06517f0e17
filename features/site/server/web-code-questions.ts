import type { Question } from '../pages-contract.ts'

/** Keys are addresses that people may have sent on: #q-free. */
export const defaultQuestions: Question[] = [
  {
    key: 'free',
    question: { zh: '简历真的一直免费吗？', en: 'Are resumes really always free?' },
    answer: {
      zh: '是。制作、保存和导出简历都不收费，也不加水印。免费账号能保存的份数有上限，到了会在新建时告诉你，已有的都还能编辑和导出。',
      en: 'Yes. Creating, saving and exporting resumes is free, with no watermark. A free account can store a limited number. When you reach the limit, we’ll tell you when you try to create another; you can still edit and export the ones you have.',
    },
  },
  {
    key: 'account',
    question: { zh: '不注册能用吗？', en: 'Can I use it without signing up?' },
    answer: {
      zh: '能。简历先存在你的浏览器里，可以编辑，也可以导出。以后登录，它会一起带到你的账号里。',
      en: 'Yes. Your resume is stored in your browser, where you can edit and export it. If you sign in later, it moves to your account.',
    },
  },
  {
    key: 'same',
    question: {
      zh: '导出的文件为什么和屏幕一样？',
      en: 'Why does the exported file match the screen?',
    },
    answer: {
      zh: 'PDF 是照着屏幕上已经排好的页面写成的：同样的字体，同样的断行和分页。存盘之前程序会把文件读回来，逐字核对；不一样就先拦下，给你看差在哪里。',
      en: 'The PDF is written from the pages already laid out on screen, with the same fonts, line breaks and page breaks. Before saving, the app reads the file back and compares it character by character. If anything differs, it stops and shows you where.',
    },
  },
  {
    key: 'offline',
    question: { zh: '写到一半断网了怎么办？', en: 'What if I lose my connection while writing?' },
    answer: {
      zh: '接着写。改动先记在这台设备上，网络回来会自动送上去。如果同一份简历在别处也改过，两边按内容合并；同一处都改了，会请你来选。',
      en: 'Keep writing. Changes are stored on this device and sent once you’re back online. If the same resume was changed elsewhere, both versions are merged. Where both changed the same text, you choose.',
    },
  },
  {
    key: 'expired',
    question: { zh: '会员到期，简历会消失吗？', en: 'What happens to my resumes when my membership ends?' },
    answer: {
      zh: '一份不少，都能继续编辑和导出。只有超出免费份数时，不能再新建。',
      en: 'You keep all of them and can still edit and export them. You just can’t create new ones while you’re over the free limit.',
    },
    by: 'open_membership',
  },
  {
    key: 'points',
    question: {
      zh: '会员和积分有什么不同？',
      en: 'How are membership and points different?',
    },
    answer: {
      zh: '会员按天数，期间付费模型与模板下载都包含在内。积分按次，用一次扣一次；为同一份模板付过一次，以后再下载不再扣。',
      en: 'Membership lasts for a number of days and includes paid models and template downloads. Points are spent per use. Once you’ve paid for a template, you can download it again for free.',
    },
    by: 'open_membership',
  },
  {
    key: 'leave',
    question: {
      zh: '能带走或删掉我的全部数据吗？',
      en: 'Can I export or delete all my data?',
    },
    answer: {
      zh: '都可以，在「设置」里。导出的是一个文件，离开花笺也能读。删除账号后有两周可以反悔，之后连同图片一起清除。',
      en: 'Yes, both in Settings. The export is a single file you can read without Huajian. After deleting your account you have two weeks to change your mind; then everything is erased, including images.',
    },
  },
  {
    key: 'need',
    question: { zh: '自己部署需要什么？', en: 'What do I need to host it myself?' },
    answer: {
      zh: '一台装有 Node.js、npm 和 git 的机器，一条 npm start。依赖、构建、数据库都由它准备好，不需要 Docker，也不需要另装数据库。',
      en: 'A machine with Node.js, npm and git, and one command: npm start. It installs dependencies, builds the app and sets up the database. You don’t need Docker or a separate database.',
    },
    by: 'open_get_source_code',
  },
  {
    key: 'data',
    question: { zh: '数据存在哪里？', en: 'Where is my data stored?' },
    answer: {
      zh: '默认都在安装目录下的 data 里：数据库、上传的图片、没有邮件服务器时的信件。也可以用设置把数据库换成 PostgreSQL，把文件换到 S3 兼容的存储。',
      en: 'By default in the data folder of the installation: the database, uploaded images and, if there’s no mail server, emails. You can switch to PostgreSQL and S3-compatible storage in the settings.',
    },
    by: 'open_get_source_code',
  },
  {
    key: 'intranet',
    question: { zh: '内网能用吗？', en: 'Does it work without internet access?' },
    answer: {
      zh: '安装时要从 npm 源下载依赖。装好以后运行不需要外网：字体、脚本、图标都由本机提供。接入外部 AI 模型或邮件服务时，才需要连到它们。',
      en: 'Installing downloads dependencies from the npm registry. After that it runs offline: fonts, scripts and icons are served from your machine. You only need a connection for external AI models or a mail server.',
    },
    by: 'open_get_source_code',
  },
  {
    key: 'upgrade',
    question: { zh: '怎样升级？', en: 'How do I upgrade?' },
    answer: {
      zh: '先备份，再取回新版本，重新运行 npm start。数据库会自动迁移到新版本；以前保存的每一份文档都能打开。',
      en: 'Back up, get the new version and run npm start again. The database migrates automatically, and every document ever saved still opens.',
    },
    by: 'open_get_source_code',
  },
  {
    key: 'licence',
    question: { zh: '可以修改、可以商用吗？', en: 'Can I modify it or use it commercially?' },
    answer: {
      zh: '可以。源码以 MIT 许可证发布，保留版权声明即可。随附字体各有自己的开放许可证。',
      en: 'Yes. The source code is released under the MIT license; just keep the copyright notice. The included fonts have their own open licenses.',
    },
    by: 'open_get_source_code',
  },
]
