import { useId, useState } from 'react'
import { ChoiceField, TextField } from '#packages/admin-ui/field.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { emptyOf, type FormNode, readNumber, shownNumber } from './form-node.ts'
import type { Path } from './leaves.ts'
import { type MoneyWord, moneyWords } from './money-words.ts'
import classes from './schema-form.module.css'

const words = defineWords({
  zh: {
    unlimited: '不限',
    none: '不设',
    add: '添加一行',
    remove: (nr: number) => `删除第 ${nr} 行`,
    row: (nr: number) => `第 ${nr} 行`,
  },
  en: {
    unlimited: 'Unlimited',
    none: 'Not set',
    add: 'Add row',
    remove: (nr: number) => `Remove row ${nr}`,
    row: (nr: number) => `Row ${nr}`,
  },
})

interface NodeProps<Node extends FormNode = FormNode> {
  node: Node
  name: string
  path: Path
  value: unknown
  faultAt(path: Path): string | undefined
  onChange(path: Path, value: unknown): void
}
type Of<Kind extends FormNode['kind']> = NodeProps<Extract<FormNode, { kind: Kind }>>

const NumberField = ({ node, name, path, value, faultAt, onChange }: Of<'number'>) => {
  const t = useWords(words)
  const [text, setText] = useState(() => shownNumber(value, node.isMoney))
  // The value also changes from outside: by another admin's save or a reset.
  if (readNumber(text, node) !== value) setText(shownNumber(value, node.isMoney))
  return (
    <TextField
      label={name}
      error={faultAt(path)}
      inputMode={node.isMoney ? 'decimal' : 'numeric'}
      maxLength={12}
      placeholder={node.isOptional ? t.unlimited : undefined}
      value={text}
      onText={(next) => {
        setText(next)
        onChange(path, readNumber(next, node))
      }}
    />
  )
}

const Choice = ({ node, name, path, value, faultAt, onChange }: Of<'choice'>) => {
  const t = useWords(words)
  const names = useWords(moneyWords)
  const options = node.options.map((one) => ({ value: one, name: names[one as MoneyWord] }))
  return (
    <ChoiceField
      label={name}
      error={faultAt(path)}
      value={typeof value === 'string' ? value : ''}
      options={node.isOptional ? [{ value: '', name: t.none }, ...options] : options}
      onChoose={(chosen) => onChange(path, chosen === '' ? null : chosen)}
    />
  )
}

const Ticked = ({ label, value, onTick }: { label: string; value: boolean; onTick(on: boolean): void }) => (
  <label className={classes.tick}>
    <input type="checkbox" checked={value} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />
    {label}
  </label>
)

const Some = ({ node, name, path, value, onChange }: Of<'some'>) => {
  const names = useWords(moneyWords)
  const chosen = value as readonly string[]
  return (
    <fieldset className={classes.some}>
      <legend>{name}</legend>
      {node.options.map((one) => (
        <Ticked
          key={one}
          label={names[one as MoneyWord]}
          value={chosen.includes(one)}
          onTick={(on) => {
            const next = node.options.filter((each) => (each === one ? on : chosen.includes(each)))
            onChange(path, next)
          }}
        />
      ))}
    </fieldset>
  )
}

const Yes = ({ name, path, value, faultAt, onChange }: Of<'yes'>) => (
  <div className={classes.some}>
    <Ticked label={name} value={value === true} onTick={(on) => onChange(path, on)} />
    {faultAt(path) && <small className={classes.fault}>{faultAt(path)}</small>}
  </div>
)

const List = ({ node, name, path, value, onChange, ...rest }: Of<'list'>) => {
  const t = useWords(words)
  const id = useId()
  const rows = value as readonly unknown[]
  return (
    <fieldset className={classes.list} aria-labelledby={id}>
      <b id={id}>{name}</b>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place, and a field follows its value.
        <div key={at} className={classes.row}>
          <SchemaNode
            node={node.of}
            name={t.row(at + 1)}
            path={[...path, at]}
            value={row}
            onChange={onChange}
            {...rest}
          />
          <button
            type="button"
            aria-label={t.remove(at + 1)}
            onClick={() => onChange(path, rows.toSpliced(at, 1))}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
      {rows.length < node.max && (
        <Button look="plain" onClick={() => onChange(path, [...rows, emptyOf(node.of)])}>
          {t.add}
        </Button>
      )}
    </fieldset>
  )
}

const Group = ({ node, path, value, ...rest }: Of<'group'>) => {
  const names = useWords(moneyWords)
  return node.fields.map(([name, one]) => {
    const inner = (
      <SchemaNode
        key={name}
        {...rest}
        node={one}
        name={names[name as MoneyWord]}
        path={[...path, name]}
        value={(value as Record<string, unknown>)[name]}
      />
    )
    if (one.kind !== 'group')
      // Settings without a group are in a box of their own.
      return path.length > 0 ? (
        inner
      ) : (
        <div key={name} className={classes.group}>
          {inner}
        </div>
      )
    return (
      <fieldset key={name} className={classes.group} data-depth={path.length}>
        <legend>{names[name as MoneyWord]}</legend>
        {inner}
      </fieldset>
    )
  })
}

/** The controls of one path of the settings and of everything below it. */
export const SchemaNode = ({ node, ...rest }: NodeProps) => {
  switch (node.kind) {
    case 'group':
      return <Group node={node} {...rest} />
    case 'number':
      return <NumberField node={node} {...rest} />
    case 'choice':
      return <Choice node={node} {...rest} />
    case 'some':
      return <Some node={node} {...rest} />
    case 'yes':
      return <Yes node={node} {...rest} />
    case 'list':
      return <List node={node} {...rest} />
  }
}
