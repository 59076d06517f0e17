import type { Task } from '../tasks.ts'
import { shownTexts } from './refs.ts'

/** Nothing that is written here can end its line, let alone the material. */
const row = (name: string, text: string): string => `${name} ${JSON.stringify(text)}`

const facts = (task: Task): [string, string][] => {
  switch (task.task) {
    case 'draft':
      return [
        ...Object.entries(task.keywords).map(([name, value]): [string, string] => [name, String(value)]),
        ['words', task.words ?? ''],
        ...(task.titles ?? []).map(({ kind, title }): [string, string] => [`title of ${kind}:`, title]),
        ...(task.others ?? []).map(({ at, text }): [string, string] => [
          `already written, ${at.kind}.${at.entry}.${at.field}:`,
          text,
        ]),
      ]
    case 'improve':
    case 'write':
      return [
        ['job', task.job],
        ['wish', task.wish],
      ]
    case 'diagnose':
    case 'interview':
      return [['job', task.job]]
    case 'tailor':
      return [['posting', task.posting]]
    case 'translate':
      return []
  }
}

/** The texts as data. Texts marked with `-` are read-only. */
export const materialOf = (task: Task): string =>
  [
    ...facts(task)
      .filter(([, text]) => text.trim() !== '')
      .map(([name, text]) => row(name, text)),
    ...shownTexts(task).map(({ ref, at }) =>
      row(`${ref} (${at.kind}, ${JSON.stringify(at.label)})`, at.text),
    ),
  ].join('\n')
