import { randomBytes } from 'node:crypto'
import type { Task } from '../tasks.ts'
import { type AnswerReader, answerReader } from './answer-reader.ts'
import { formOf } from './form.ts'
import { materialOf } from './material.ts'
import { requests } from './requests.ts'

export interface Message {
  role: 'system' | 'user'
  content: string
}

/** The messages for a task. Material is fenced by a random word, which no resume can contain. */
export const messagesFor = (task: Task): Message[] => {
  const nonce = randomBytes(9).toString('hex')
  const request = requests[task.task] as (task: Task) => string[]
  return [
    { role: 'system', content: formOf(task.task, nonce) },
    {
      role: 'user',
      content: [...request(task), `<<<${nonce}`, materialOf(task), `${nonce}>>>`].join('\n'),
    },
  ]
}

/** Reads the answer to `messagesFor` of the same task. */
export const readerFor = (task: Task): AnswerReader => answerReader(task)
