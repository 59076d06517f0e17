import { Suspense } from 'react'
import type { Rich } from '#packages/document/values.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import styles from './hj-editor.module.css'
import type { RowInputProps } from './input-props.ts'
import { RichTextarea } from './rich-textarea.tsx'

/** If the editor cannot be loaded, the text is edited as plain lines that keep their style. */
const RichEditor = lazyComponent<RowInputProps<Rich>>(
  async () => (await import('./rich-editor.tsx')).RichEditor,
  (load) => load().catch(() => RichTextarea),
)
export const loadRichEditor = RichEditor.preload

/** The text while the editor is loading, in the same layout, so that nothing moves afterwards. */
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

/** Input for rich text. The editor is large and is loaded separately. */
export const HjEditor = (props: RowInputProps<Rich>) => (
  <Suspense fallback={<Still value={props.value ?? []} />}>
    <RichEditor {...props} />
  </Suspense>
)
