import { type ComponentType, useState } from 'react'
import type { CoveredRow } from '#features/templates/gallery-contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import type { ProofProps } from './proof.tsx'
import classes from './prove-file.module.css'

const words = defineWords({
  zh: {
    go: '当场核对一份',
    again: '再核对一次',
    about: (name: string) => `用模板「${name}」，在你的浏览器里导出、读回、比较。`,
    fetch: '正在取模板与排版引擎',
    failed: '没能核对，请检查网络后再试一次。',
  },
  en: {
    go: 'Check one now',
    again: 'Check again',
    about: (name: string) => `Exports, reads back and compares the template “${name}” in your browser.`,
    fetch: 'Loading the template and layout engine',
    failed: 'Couldn’t run the check. Check your connection and try again.',
  },
})

type State = 'idle' | 'busy' | 'done' | 'failed'

/** Demonstrates the promise with the editor's own export and check, loaded on demand. */
export const ProveFile = ({ row }: { row: CoveredRow }) => {
  const t = useWords(words)
  const [state, setState] = useState<State>('idle')
  const [asked, setAsked] = useState(0)
  const [Proof, setProof] = useState<ComponentType<ProofProps>>()
  const prove = async () => {
    setState('busy')
    try {
      const loaded = await import('./proof.tsx')
      setProof(() => loaded.Proof)
      setAsked(asked + 1)
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={classes.prove}>
      <div className={classes.ask}>
        <Button look="plain" size="md" busy={state === 'busy'} onClick={() => void prove()}>
          {state === 'done' ? t.again : t.go}
        </Button>
        <span role="status">
          {state === 'failed' ? t.failed : state === 'busy' && !Proof ? t.fetch : t.about(row.meta.name)}
        </span>
      </div>
      {Proof && asked > 0 && state !== 'failed' && <Proof key={asked} id={row.id} onEnd={setState} />}
    </div>
  )
}
