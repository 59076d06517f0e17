import type { CoveredRow } from '#features/templates/gallery-contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Switched } from '#packages/switches/switched.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import bands from './bands.module.css'
import classes from './promises.module.css'
import { ProveFile } from './prove-file.tsx'

const words = defineWords({
  zh: {
    title: '两件事，拿得出证据',
    file: '文件，就是屏幕上的样子',
    fileText:
      'PDF 由屏幕上的页面逐字写成，不截图，也不另排一遍。导出之后，花笺像陌生人一样把文件重新打开，逐字核对；有一个字不同，就停下来告诉你。',
    neverLost: '写下的，不会丢',
    offline: '断网也能写',
    offlineText: '每一次按键先记进这台设备，再送到服务器；连上之后自己补齐。',
    merged: '两处同时改，合成一份',
    mergedText: '同一处改得不一样，两个版本都留着，由你来选。',
    deleted: '删了也能找回',
    deletedText: '回收站留 30 天；写过的版本可以对照，可以回去。',
    proof: '源码里的自动测试会在打字时杀掉服务器、在半个词上关掉标签页、拔掉网络，再回来逐字清点。',
  },
  en: {
    title: 'Two promises, with proof',
    file: 'The file matches the screen',
    fileText:
      'The PDF is written character by character from the pages on screen: no screenshots, no second layout. After each export, Huajian reopens the file and compares every character. If one differs, it stops and tells you.',
    neverLost: 'Your work is never lost',
    offline: 'Write offline',
    offlineText:
      'Every keystroke is stored on this device first, then sent to the server. Anything missing is synced when you’re back online.',
    merged: 'Edited in two places, merged into one',
    mergedText: 'If the same text was changed in both places, both versions are kept and you choose.',
    deleted: 'Deleted, but not gone',
    deletedText: 'The trash keeps items for 30 days. You can compare and restore earlier versions.',
    proof:
      'Automated tests in the source code kill the server mid-typing, close the tab mid-word and cut the network, then come back and check every character.',
  },
})

const TESTS = ['never-lost.browser.test.ts', 'server-killed.browser.test.ts', 'killed.api.test.ts']

export const Promises = ({ row }: { row: CoveredRow | undefined }) => {
  const t = useWords(words)
  return (
    <section className={`${bands.band} ${classes.promises}`}>
      <h2 className={`${bands.title} ${classes.title}`}>{t.title}</h2>
      <div className={classes.columns}>
        <article>
          <h3>{t.file}</h3>
          <p>{t.fileText}</p>
          {row && <ProveFile row={row} />}
        </article>
        <article>
          <h3>{t.neverLost}</h3>
          <ul className={classes.facts}>
            {(['offline', 'merged', 'deleted'] as const).map((fact) => (
              <li key={fact}>
                <Icon name="check" size={18} />
                <b>{t[fact]}</b>
                <span>{t[`${fact}Text`]}</span>
              </li>
            ))}
          </ul>
          <Switched by="open_get_source_code">
            <p className={classes.proof}>
              {t.proof}
              {TESTS.map((test) => (
                <code key={test}>{test}</code>
              ))}
            </p>
          </Switched>
        </article>
      </div>
    </section>
  )
}
