import type { AgreementText } from '../../agreements-contract.ts'

const zh = `
{site}（下称「本站」）只收集让它运转所需要的信息：没有广告，没有第三方统计，页面上不加载任何外站的脚本和字体。下面逐项写明我们保存什么、为什么、多久，以及你怎样带走和删除。

## 1. 不注册的时候
- 你写的简历只存在**你的浏览器**里。清除浏览器数据，它就没有了；登录之后，它会带到你的账号里。
- 使用内置 AI 引擎时，这一次的文字会送到本站服务器处理。我们只记下「运行过一次、结果如何」，不保存内容。

## 2. 注册之后，我们保存什么
- **账号**：邮箱、昵称、密码的哈希值（看不出原文），以及你自愿填写的头像、签名和生日。用其他网站的账号登录时，还有对方给的编号和名称。
- **登录设备**：浏览器名称、网络地址（IP）、登录和最近使用的时间。你能在「设置」里看到并逐个退出。
- **你的内容**：简历、文档、历史版本、上传的图片、模板、评论、点赞与收藏、分享链接和别人留下的批注。图片会重新编码，拍摄地点等附加信息不会留下。
- **AI 记录**：登录后每次运行的任务、结果、模型和积分。
- **积分与订单**：积分明细、签到、邀请、订单与兑换记录。银行卡和支付密码由支付机构处理，本站看不到。
- **服务器日志**：访问的路径、时间和网络地址，用来排查故障和防止攻击；不记录网址里的参数和你写的内容。

这些信息用于提供服务、保护账号、核对付款和遵守法律，不用于其他目的。

## 3. Cookie 与浏览器里的存储
- **token**：登录状态。12 小时后失效；选了「保持登录」的是 14 天。
- **lang**、**theme**：你选的语言和深浅色，保存一年。
- 用其他网站的账号登录时，途中会有一个短暂的 Cookie，用来确认是同一个浏览器。
- 没有保存完的文档、界面的小设置存在浏览器的本地存储里，不用来跟踪你。

## 4. AI 与第三方模型
- **内置引擎**在本站服务器上运行，文字不离开本站。
- **第三方模型**由运营者接入，名称在选择模型时写明。选用它时，这一次任务需要的文字（例如要润色的段落、要翻译的简历、招聘启事）会发给模型的提供者，由其按自己的规则处理；不会发送你的密码、订单或其他文档。不想让内容离开本站，请使用内置引擎。
- AI 记录保存 90 天，之后只留下「运行过」这一条；你可以随时提前删除。

## 5. 还有谁会看到
- **你公开的**：通过审核的模板、发表的评论和你的昵称、头像，所有人可见。
- **你分享的**：得到链接的人看到你允许的部分；没有显示的内容不会离开服务器。浏览次数用当天的哈希值统计，两天后删除。
- **替我们办事的**：付款时的支付机构、寄信的邮件服务器、你选用的登录网站，只得到办这件事需要的信息。
- **管理员**：能看到账号资料、登录设备、订单和公开的内容，用于处理问题；管理页面里看不到你没有公开的文档。管理员的每一项改动都有记录。
- **依法要求**：有权机关依法要求时，我们会在法律要求的范围内提供。

除此之外，我们不向任何人提供或出售你的信息。

## 6. 保存多久
- 账号和内容：直到你删除。删除的文档在回收站里留 30 天，之后彻底清除。
- 登录记录：到期或退出后清除。
- 邀请来源的网络地址：只存哈希值，30 天。
- 备份里可能还会保留一段时间，直到旧备份被替换。

## 7. 你可以
- **查看和更正**：在个人资料和「设置」里直接修改。
- **带走**：在「设置」里导出全部数据，得到一个 zip，不用本站也能读。
- **删除**：在「设置」里删除账号。两周之内登录可以反悔，之后账号和其中的一切（连同图片）彻底清除。
- **例外**：订单依法留作账目，但会去掉你的身份；邀请得过积分的邮箱留下一个无法还原的哈希值，避免重复领取；管理员处理过的事项留在管理记录里。别人已经用你的模板做成的文档、被回复过的评论留下的空位，也不会消失。
- **撤回同意或投诉**：写信给这一页末尾的邮箱；也可以向有关主管部门投诉。

## 8. 怎样保护
- 密码用 argon2id 保存，可以打开两步验证；分享链接可以设密码和期限。
- 页面只运行本站签发的脚本；你的文档对其他账号而言「不存在」。
- 发生可能影响你的泄露，我们会按法律要求及时告诉你。

## 9. 未成年人
未满 14 周岁的，请在监护人同意和指导下使用。监护人可以联系我们查看或删除孩子的信息。

## 10. 变更与联系
这份政策改动后，这一页会显示新的版本号和日期。运营者的联系邮箱写在这一页的末尾。
`

const en = `
{site} (“we”, “the site”) collects only what it needs to work: there are no advertisements and no analytics of third parties, and pages load no scripts or fonts from elsewhere. Here is what we keep, why and for how long, and how you take it along or delete it.

## 1. Without an account
- The resume that you write lies in **your browser** alone. Clear the browser’s data and it is gone; sign in, and it comes along to your account.
- When you use the built-in AI engine, the text of that one task goes to our server. We note that it ran and how it ended, not what it said.

## 2. With an account we keep
- **The account**: your e-mail address, nickname, a hash of your password (it cannot be read back), and, if you like, picture, signature and birthday. If you sign in by another site, the id and name that it gave.
- **Devices**: name of the browser, network (IP) address, when you signed in and were last seen. You see them in the settings and can sign each of them out.
- **What you make**: resumes, documents, earlier versions, uploaded pictures, templates, comments, likes and favourites, shared links and the notes that guests left. Pictures are encoded anew: where they were taken is not kept.
- **AI runs**: of each run while signed in the task, the outcome, the model and the points.
- **Points and orders**: the ledger of points, check-ins, invitations, orders and redeemed codes. Cards and payment passwords are handled by the payment service; we never see them.
- **Server logs**: path, time and network address of requests, to find faults and ward off attacks; neither parameters of addresses nor what you write.

We use this to provide the service, protect accounts, check payments and obey the law, and for nothing else.

## 3. Cookies and storage in the browser
- **token**: that you are signed in. It ends after 12 hours, or 14 days if you chose to stay signed in.
- **lang**, **theme**: the language and the light or dark look that you chose, for a year.
- While you sign in by another site, a short-lived cookie makes sure that it is the same browser.
- Documents that are not saved yet and small preferences lie in the browser’s own storage. They are not used to follow you.

## 4. AI and models of third parties
- **The built-in engine** runs on our server; the text does not leave the site.
- **Models of third parties** are connected by the operator and named where you choose one. If you do, the text that this task needs (a paragraph to improve, a resume to translate, a job posting) is sent to the model’s provider, who treats it by rules of their own. Your password, orders and other documents are not sent. If nothing is to leave the site, use the built-in engine.
- Runs are kept for 90 days; then only that they took place. You can delete them earlier.

## 5. Who else sees it
- **What you publish**: approved templates, comments, and with them your nickname and picture, are seen by everybody.
- **What you share**: whoever has the link sees what you allow; what is not shown does not leave the server. Visits are counted by a hash of the day, deleted after two days.
- **Who works for us**: the payment service, the mail server and the site that you sign in by get what that errand needs.
- **Administrators** can see account details, devices, orders and what is public, to solve problems. The administration shows no documents that you have not made public. Every change that administrators make is recorded.
- **The law**: where an authority lawfully demands it, we give what the law requires.

Beyond this we give or sell nothing about you to anybody.

## 6. For how long
- Account and content: until you delete them. Deleted documents stay in the bin for 30 days and are then gone for good.
- Sign-ins: until they expire or you sign out.
- The network address that an invited person came from: as a hash only, for 30 days.
- Backups may hold data a while longer, until older ones are replaced.

## 7. You can
- **See and correct** it in your profile and settings.
- **Take it along**: the settings export all your data as one zip that can be read without us.
- **Delete it**: the settings delete the account. Sign in within two weeks to keep it; then it goes with everything in it, pictures included.
- **Exceptions**: orders are kept for the books as the law asks, without saying whose they were; of a mailbox that earned points by an invitation a hash that cannot be read back remains, so that none are given twice; what administrators acted upon stays in their log. Documents that others made with your template, and the empty place of a comment that was answered, stay too.
- **Withdraw consent or complain**: write to the address at the end of this page, or turn to the authority in charge.

## 8. How it is protected
- Passwords are kept as argon2id hashes, sign-in can have two steps, shared links can have a password and an end.
- Pages run only scripts of this site, and for other accounts your documents do not exist.
- Should a leak concern you, we tell you in time, as the law requires.

## 9. Children
Who is under 14 should use the site with the consent and help of a parent or guardian, who can ask us to see or delete the child’s data.

## 10. Changes and contact
When this policy changes, this page shows a new version and date. The operator’s address stands at the end of this page.
`

/** The policy until the operator writes their own: docs/{accounts,security,ai,payment,points,sharing}.md. */
export const defaultPrivacy: AgreementText = { zh: zh.trim(), en: en.trim() }
