import { Suspense } from 'react'
import type { Rich } from '#packages/document/values.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import styles from './hj-editor.module.css'
import type { RowInputProps } from './input-props.ts'
import { RichTextarea } from './rich-textarea.tsx'

/** Without the network the text is still edited, as plain lines that keep their style: a form that falls over would take the page with it. */
const RichEditor = lazyComponent<RowInputProps<Rich>>(
  async () => (await import('./rich-editor.tsx')).RichEditor,
  (load) => load().catch(() => RichTextarea),
)
export const loadRichEditor = RichEditor.preload

/** The text as it will stand in the editor, while the editor is on its way: nothing jumps when it comes. */
const Still = ({ value }: { value: Rich }) => (
  <div className={styles.editor} aria-busy="true">
    <div className={styles.bar} />
    <div className={styles.text}>
      {value.map(({ list, align, spans }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
        <p key={at} data-list={list} data-align={align}>
          {spans.map(({ text }) => text).join('')}
        </p>
      ))}
    </div>
  </div>
)

/** Styled text. The editing kit is large and not needed to show a form, so it comes on its own. */
export const HjEditor = (props: RowInputProps<Rich>) => (
  <Suspense fallback={<Still value={props.value ?? []} />}>
    <RichEditor {...props} />
  </Suspense>
)
