import { defineWords, type Words } from '#packages/i18n/define-words.ts'
import type { CliContext } from './cli-context.ts'
import { CliError, EXIT, type ExitCode } from './cli-error.ts'

export interface Command {
  help: Words<{ text: string }>
  run(args: string[], context: CliContext): Promise<ExitCode>
}

/** Imported when called, so that a help text loads no browser, parser or database code. */
const commands: Record<string, () => Promise<{ command: Command }>> = {
  render: () => import('./render/command.ts'),
  check: () => import('./check/command.ts'),
  import: () => import('./import/command.ts'),
  user: () => import('./user/command.ts'),
  reconcile: () => import('./reconcile/command.ts'),
  backup: () => import('./backup/command.ts'),
  restore: () => import('./restore/command.ts'),
}

const words = defineWords({
  zh: {
    help: `花笺命令行

  huajian render 文档.json -o 简历.pdf     把文档做成文件（PDF、Word、PNG、PPT、HTML、Markdown、纯文本、JSON）
  huajian check 文档.json                  检查文档，说出问题在哪里
  huajian import 文件 -o 文档.json         读入别处做的简历（PDF、Word、Markdown、纯文本、JSON Resume 等）
  huajian user add 邮箱 [--admin]          在本机的花笺里添加账号
  huajian reconcile                        逐个向付款服务核对没有完结的订单
  huajian backup [-o 文件.tar.gz]          备份本机花笺的全部数据
  huajian restore 文件.tar.gz              从备份恢复

  huajian 命令 --help                      一条命令的全部选项
  --language zh|en                         用中文或英文说话；默认按系统语言

退出码：0 完成；1 文档或文件有问题；2 用法不对或文件读写不了；3 本机没有浏览器；4 程序出错`,
    unknown: (name: string) => `没有 ${name} 这条命令；huajian --help 列出全部命令`,
    broken: (why: string) => `程序出错，没有完成：${why}`,
  },
  en: {
    help: `The command line of Huajian

  huajian render document.json -o resume.pdf   export to PDF, Word, PNG, slides, HTML, Markdown, text, JSON
  huajian check document.json                  check a document and list its problems
  huajian import file -o document.json         import a resume of another program (PDF, Word, Markdown, text, JSON Resume …)
  huajian user add EMAIL [--admin]             add an account to this installation
  huajian reconcile                            check unsettled orders with the payment providers
  huajian backup [-o FILE.tar.gz]              back up all data of this installation
  huajian restore FILE.tar.gz                  restore a backup

  huajian COMMAND --help                       all options of a command
  --language zh|en                             language of the messages (default: that of the system)

Exit codes: 0 done; 1 problems in the document or file; 2 usage error, or a file cannot be read or written;
3 no browser found; 4 unexpected error`,
    unknown: (name: string) => `Unknown command ${name}. See huajian --help`,
    broken: (why: string) => `Unexpected error, nothing was done: ${why}`,
  },
})

const dispatch = async (args: readonly string[], context: CliContext): Promise<ExitCode> => {
  const t = words[context.language]
  const at = args.findIndex((one) => !one.startsWith('-') && one !== context.language)
  const name = at < 0 ? undefined : args[at]
  if (name === undefined) {
    await context.write(`${t.help}\n`)
    return args.some((one) => one === '--help' || one === '-h') ? EXIT.done : EXIT.misused
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) throw new CliError(EXIT.misused, t.unknown(name))
  const { command } = await load()
  const own = [...args.slice(0, at), ...args.slice(at + 1)]
  if (!own.some((one) => one === '--help' || one === '-h')) return command.run(own, context)
  await context.write(`${command.help[context.language].text}\n`)
  return EXIT.done
}

/** Runs a command line and returns its exit code; every failure becomes a message. */
export const runCommandLine = async (args: readonly string[], context: CliContext): Promise<ExitCode> => {
  try {
    return await dispatch(args, context)
  } catch (error) {
    if (error instanceof CliError) {
      context.print(error.message)
      return error.exitCode
    }
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    context.print(words[context.language].broken(why))
    return EXIT.broken
  }
}
