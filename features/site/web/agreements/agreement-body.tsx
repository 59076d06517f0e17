import { Fragment } from 'react'
import { AppLink } from '#packages/ui/link.tsx'
import type { Block, Run } from '../../agreement-text.ts'
import classes from './agreement-body.module.css'

const Words = ({ text, isBold, href }: Run) => {
  if (isBold) return <strong>{text}</strong>
  if (href === undefined) return text
  return href.startsWith('/') ? <AppLink to={href}>{text}</AppLink> : <a href={href}>{text}</a>
}

/** Keys are indexes, because runs and items have no identity besides their position. */
const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the whole is parsed again whenever the text changes.
    <Fragment key={at}>
      <Words {...run} />
    </Fragment>
  ))

const BlockView = ({ block }: { block: Block }) => {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    )
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const
    return (
      <Heading id={block.id}>
        <Runs runs={block.runs} />
      </Heading>
    )
  }
  const List = block.isNumbered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((runs, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the whole is parsed again whenever the text changes.
        <li key={at}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  )
}

/** An agreement as elements of ours with plain text, never markup of its author. */
export const AgreementBody = ({ blocks, lang }: { blocks: readonly Block[]; lang?: string | undefined }) => (
  <div className={classes.body} lang={lang}>
    {blocks.map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the whole is parsed again whenever the text changes.
      <BlockView key={at} block={block} />
    ))}
  </div>
)
