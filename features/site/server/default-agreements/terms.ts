import type { AgreementText } from '../../agreements-contract.ts'

const zh = `
这份协议说的是：你使用{site}（下称「本站」）时，本站答应你什么，也请你答应什么。不注册也可以浏览模板、制作和导出简历，那时同样按这份协议；注册账号，就表示你读过并同意它。本站怎样对待你的信息，写在[隐私政策](/privacy)里。

## 1. 账号
- 注册需要一个你能收信的邮箱。验证码寄到之前，账号并不存在。
- 密码请只给自己用，并建议在「设置」里打开两步验证。用你的账号做的事，先视为你本人所做；发现被别人使用，请马上改密码、退出其他设备，并告诉我们。
- 一个人注册许多账号来换取积分，所得的积分可以被收回。
- 未满 14 周岁的，请由监护人代为注册，并由监护人同意这份协议和隐私政策。

## 2. 你写的内容归你
- 简历、文档和图片是你的。本站只为了替你保存、显示、导出和分享而使用它们，不拿去做广告，不卖给别人，也不用来训练模型。
- 请保证你写的经历属实，用到别人的照片、作品、商标时已经得到允许。
- 做好的简历可以随时导出为 PDF、Word、图片等格式，不收费，也不加水印。免费账号能保存的份数有上限，超出之后已有的仍可编辑和导出。

## 3. 你公开的内容
- **模板**：提交审核并通过之后，所有人都能看到并用它做自己的文档。你可以继续修改，新版本审核后替换旧的；想撤下请联系我们。别人已经用它做成的文档不受影响。
- **评论**：所有人可见，署你的昵称。你可以修改和删除自己的评论。
- **分享链接**：得到链接（和密码）的人能看到你允许他看的部分。可以设期限、遮盖联系方式，也可以随时关掉。
- 违法、侵权、骚扰、广告或泄露他人隐私的内容会被隐藏或下架，并告诉你原因。

## 4. 关于 AI
- AI 写的是草稿。它会出错，也可能写出你没有的经历；新出现或改动过的数字、日期、公司、学校和学历会先标出来，等你确认。写进简历的每一句，由你负责。
- 内置引擎在本站的服务器上运行。选用第三方模型时，这一次要处理的文字会发给该模型的提供者，详见[隐私政策](/privacy)。
- 付费模型按次扣积分，价格在使用前写明；没有完成的，积分自动退回；你中途停下的，按已写出的部分收取，其余退回。

## 5. 积分与会员
- 积分用于本站的付费模型和模板下载，可以购买，也可以签到、评论或邀请得到。积分不能兑换现金，不能转给别人，没有有效期，随账号删除而消失。
- 会员按你购买的天数计算，续费时天数累加，**不会自动续费**。到期之后你的文档一份不少，仍可编辑和导出。
- 各方案的价格、包含的内容和积分规则写在[会员页](/membership)。调整只对以后的购买生效，已经买了的照旧。
- 为一份模板付过一次，以后再下载不再扣积分。

## 6. 付款与退款
- 下单时看到的价格就是实际支付的价格；价格若在此期间变了，会先告诉你，而不是直接扣款。
- 付了款却没有到账，通常几分钟内会自动补上；仍然没有的，请带着订单号联系我们。
- 买错了或不满意，请联系本站申请退款，退款按原路返回。退款时会收回这笔订单换来的积分（以余额中还有的为限）和尚未使用的会员天数。
- 数字内容一经使用难以收回，明显用完再退的申请，本站可以拒绝，并说明原因。法律另有规定的，按法律。

## 7. 请不要这样做
- 冒充他人、伪造学历或证件，或用本站制作违法的文件。
- 攻击、探测或绕过本站的限制，用程序大量注册、抓取或占用资源。
- 上传含有恶意内容的文件，或试图取得别人的数据。

有这些行为的，本站可以限制或封禁账号。封禁期间不能登录，公开的内容不再显示，数据会保留。想知道原因、有异议，或要取回自己的数据，请联系我们。

## 8. 服务的边界
- 本站尽力做到「文件就是屏幕，一个字也不丢」：改动先记在你的设备上再送到服务器，删除的文档在回收站里留 30 天。但没有任何服务能保证永不中断，重要的文件请自己也留一份。
- 招聘结果由用人单位决定，本站不作任何承诺。
- 因本站的过错给你造成损失的，依法承担责任。

## 9. 变更与结束
- 协议改动后会在这一页显示新的版本号和日期。不同意新版本的，可以停止使用并在「设置」里删除账号。
- 删除账号有两周的反悔期，期间登录即可保留；之后账号和其中的一切会被清除，例外写在[隐私政策](/privacy)里。
- 本站若要停止服务，会提前告知，让你有时间带走全部数据。

## 10. 法律与联系
- 这份协议适用本站运营者所在地的法律。发生争议，请先联系我们商量解决；商量不成的，由有管辖权的法院处理。
- 运营者的联系邮箱写在这一页的末尾。
`

const en = `
This agreement says what {site} (“we”, “the site”) promises you when you use it, and what it asks of you. You may look at templates, make resumes and export them without an account; this agreement holds then as well. By creating an account you say that you have read it and agree. How we treat what we know of you stands in the [privacy policy](/privacy).

## 1. Your account
- You need an e-mail address that reaches you. There is no account before the code in our letter has come back.
- Keep your password to yourself; we suggest two-step sign-in, in the settings. What is done with your account counts as done by you at first. If somebody else uses it, change the password, sign out other devices and tell us.
- Points that somebody gathers by opening many accounts can be taken back.
- Who is under 14 should have a parent or guardian open the account and agree to this page and to the privacy policy.

## 2. What you write is yours
- Resumes, documents and pictures belong to you. We use them to store, show, export and share them for you. We do not advertise with them, sell them, or train models on them.
- What you say of yourself should be true, and photographs, works and marks of others should be used with their leave.
- Finished resumes can be exported as PDF, Word, pictures and more at any time, free of charge and without a watermark. A free account keeps a limited number; beyond it, those that you have can still be edited and exported.

## 3. What you make public
- **Templates**, once approved, can be seen and used by everybody. You can go on changing yours, and a new version replaces it once approved; to have it taken down, write to us. Documents that others made with it are not affected.
- **Comments** are seen by everybody, under your nickname. You can edit and delete your own.
- **Shared links** show what you allow to whoever has the link (and its password). They can expire, mask your contact details, and be closed at any time.
- What is unlawful, infringes on others, harasses, advertises or gives away somebody’s private data is hidden or taken down, and you are told why.

## 4. About AI
- AI writes drafts. It makes mistakes and may invent; numbers, dates, companies, schools and degrees that are new or changed are marked and wait for you to confirm them. You answer for every sentence that goes into your resume.
- The built-in engine runs on our server. If you choose a model of a third party, the text of that one task is sent to its provider; see the [privacy policy](/privacy).
- Paid models take points for each run, and say how many beforehand. If a run fails, its points come back by themselves; if you stop it, you pay for the part that was written, and the rest comes back.

## 5. Points and membership
- Points pay for paid models and template downloads. They can be bought, or earned by checking in, commenting and inviting. They cannot be turned into money or given to others, do not expire, and go when the account is deleted.
- Membership lasts for the days that you bought; days add up when you renew, and **nothing renews by itself**. When it ends, all your documents stay and can be edited and exported.
- Prices, what each plan includes and how points are earned stand on the [membership page](/membership). Changes hold for later purchases; what you have bought stays as it was.
- Once you have paid for a template, downloading it again takes no more points.

## 6. Payment and refunds
- You pay the price that you see when you order. Should it change meanwhile, you are told instead of charged.
- What was paid and did not arrive is usually put right within minutes. If not, write to us with the order’s number.
- If you bought the wrong thing or are not satisfied, ask us for a refund; it goes back the way it came. It takes back the points of that order, as far as you still have them, and the days of membership that were not used.
- Digital goods can hardly be returned once used. A request made after they were plainly used up may be refused, with reasons. Where the law says otherwise, the law holds.

## 7. Please do not
- pretend to be somebody else, forge degrees or certificates, or make unlawful documents;
- attack or probe the site, get round its limits, or register, scrape or use it up by program;
- upload malicious files or try to reach other people’s data.

We may limit or ban accounts that do. While banned you cannot sign in, what you published is not shown, and your data are kept. To learn the reason, to object or to have your data, write to us.

## 8. Limits of the service
- We do our best that the file equals the screen and nothing is lost: changes are written down on your device before they are sent, and deleted documents stay in the bin for 30 days. No service can promise never to fail: keep a copy of what matters.
- Employers decide whom they hire; we promise nothing about it.
- For damage that is our fault we answer as the law says.

## 9. Changes and the end
- When this agreement changes, this page shows a new version and date. If you do not agree, stop using the site and delete your account in the settings.
- A deleted account can be taken back for two weeks by signing in. Then it goes with all that is in it; the exceptions stand in the [privacy policy](/privacy).
- Should the site close, we say so in advance, so that there is time to take all your data along.

## 10. Law and contact
- The law of the place where the operator resides applies. Please talk to us first about any dispute; otherwise the competent court decides.
- The operator’s address stands at the end of this page.
`

/** The agreement until the operator writes their own. The product keeps every promise in it. */
export const defaultTerms: AgreementText = { zh: zh.trim(), en: en.trim() }
