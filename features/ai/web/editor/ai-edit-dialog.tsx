import { useState } from 'react'
import { useStore } from 'zustand'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { leaveAll, takeAll } from '../change/decisions.ts'
import { HunkList } from '../change/hunk-list.tsx'
import { textAt } from '../change/text-at.ts'
import { useReview } from '../change/use-review.ts'
import { isRunning } from '../run/run-state.ts'
import { useAiWorkspace } from './ai-workspace.ts'
import { AskBar, firstAsking } from './ask-bar.tsx'
import { EditFooter } from './edit-footer.tsx'
import { EditTexts, type View } from './edit-texts.tsx'
import styles from './editor.module.css'
import { ModelChoice } from './model-choice.tsx'
import { useBarOnTop } from './use-bar-on-top.ts'
import { useChosenModel } from './use-chosen-model.ts'
import { type EditMode, useEditRun } from './use-edit-run.ts'
import { usePlaceName } from './use-place-name.ts'

const words = defineWords({
  zh: {
    improve: '润色',
    write: '撰写',
    mode: '做什么',
    view: '查看方式',
    diff: '逐字对照',
    plain: '只看新稿',
    ask: '开始润色',
    askWrite: '开始写',
    again: '再写一版',
    stop: '停止',
    count: (count: number) => `${count} 处改动`,
    state: (taken: number, open: number) => `已接受 ${taken} · 待定 ${open}`,
    all: '全部接受',
    none: '全部拒绝',
    several: (count: number) => `${count} 段文字`,
  },
  en: {
    improve: 'Improve',
    write: 'Write',
    mode: 'Action',
    view: 'View',
    diff: 'Word by word',
    plain: 'New text only',
    ask: 'Improve',
    askWrite: 'Write',
    again: 'Try again',
    stop: 'Stop',
    count: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
    state: (taken: number, open: number) => `${taken} accepted · ${open} pending`,
    all: 'Accept all',
    none: 'Reject all',
    several: (count: number) => `${count} texts`,
  },
})

/** Improves or writes a text of the document. The document does not change until the user has decided. */
export const AiEditDialog = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const places = useStore(useAiWorkspace().request, (request) => request.places)
  const nameOf = usePlaceName()
  const isEmpty = places.every((place) => !textAt(editor.state.getState().document, place)?.trim())
  const [mode, setMode] = useState<EditMode>(isEmpty ? 'write' : 'improve')
  const [view, setView] = useState<View>('diff')
  const [asking, setAsking] = useState(firstAsking)
  const [current, setCurrent] = useState<{ proposal: string; hunk: string; asked: number }>()
  const chosen = useChosenModel(mode)
  const { run, suggested, start } = useEditRun(places)
  const reviewed = useReview(suggested)
  const busy = isRunning(run)
  const bar = useBarOnTop(busy)
  const ask = () => chosen.model && start(mode, chosen.model.id, asking)
  const hunks = reviewed.flatMap(({ proposal }) => proposal.hunks)
  const taken = reviewed.reduce((sum, { decisions }) => sum + decisions.taken.size, 0)
  const left = reviewed.reduce((sum, { decisions }) => sum + decisions.left.size, 0)
  const firstOf = (at: number) =>
    reviewed.slice(0, at).reduce((sum, { proposal }) => sum + proposal.hunks.length, 1)
  const [place] = places
  return (
    <ToolDialog
      opened={opened}
      onClose={onClose}
      title={t[mode]}
      about={places.length === 1 && place ? nameOf(place) : t.several(places.length)}
      shape="large"
      actions={
        hunks.length > 0 && (
          <span className={styles.views}>
            <Segments
              label={t.view}
              value={view}
              onChange={(value) => setView(value as View)}
              segments={(['diff', 'plain'] as const).map((value) => ({ value, name: t[value] }))}
            />
          </span>
        )
      }
      footer={
        <EditFooter
          run={run}
          model={chosen.model}
          price={chosen.price}
          reviewed={reviewed}
          taken={taken}
          onDone={onClose}
        />
      }
    >
      <div className={styles.halves} data-alone={hunks.length === 0 || undefined}>
        <div className={styles.main}>
          <AskBar
            asking={asking}
            onChange={setAsking}
            onAsk={() => void ask()}
            isWriting={mode === 'write'}
            disabled={busy}
          >
            <div ref={bar} className={styles.askEnd}>
              <ModelChoice task={mode} chosen={chosen} disabled={busy} />
              {places.length === 1 && !isEmpty && (
                <span className={styles.views}>
                  <Segments
                    label={t.mode}
                    value={mode}
                    disabled={busy}
                    onChange={(value) => setMode(value as EditMode)}
                    segments={(['improve', 'write'] as const).map((value) => ({ value, name: t[value] }))}
                  />
                </span>
              )}
              {busy ? (
                <button
                  type="button"
                  className={parts.button}
                  // The second press of a double click does not stop the run.
                  onClick={({ detail }) => detail < 2 && run.stop()}
                >
                  {t.stop}
                </button>
              ) : (
                <button
                  type="submit"
                  className={hunks.length > 0 ? parts.button : parts.primary}
                  disabled={!chosen.model}
                >
                  {hunks.length > 0 ? t.again : mode === 'write' ? t.askWrite : t.ask}
                </button>
              )}
            </div>
          </AskBar>
          <EditTexts
            places={places}
            run={run}
            chosen={chosen}
            reviewed={reviewed}
            view={view}
            current={current?.hunk}
            firstOf={firstOf}
            onAgain={() => void ask()}
            onHunk={(proposal, hunk) =>
              setCurrent((before) => ({ proposal, hunk, asked: (before?.asked ?? 0) + 1 }))
            }
          />
        </div>
        {hunks.length > 0 && (
          <aside className={styles.side} aria-label={t.count(hunks.length)}>
            <div className={styles.sideHead}>
              <b>{t.count(hunks.length)}</b>
              <span role="status">{t.state(taken, hunks.length - taken - left)}</span>
            </div>
            <div className={styles.sideActs}>
              <button
                type="button"
                className={parts.word}
                onClick={() => {
                  for (const { proposal, decisions, decide } of reviewed) decide(takeAll(proposal, decisions))
                }}
              >
                {t.all}
              </button>
              <button
                type="button"
                className={parts.word}
                onClick={() => {
                  for (const { proposal, decisions, decide } of reviewed)
                    decide(leaveAll(proposal, decisions))
                }}
              >
                {t.none}
              </button>
            </div>
            {reviewed.map((one, at) => (
              <HunkList key={one.proposal.key} reviewed={one} from={firstOf(at)} current={current} />
            ))}
          </aside>
        )}
      </div>
    </ToolDialog>
  )
}
