import { parentPort, workerData } from 'node:worker_threads'
import { faultOfWords, ownWords, type WordCase, wordCase } from './words.ts'

export interface WordTask {
  seed: number
}

/** Sent before each case alone, and after it with its problems. */
export interface WordNews {
  at: number
  one: WordCase
  done?: { fault: string | undefined }
}

const { seed } = workerData as WordTask
const tell = (news: WordNews) => parentPort?.postMessage(news)
const words = ownWords()
for (let at = 0; ; at += 1) {
  const one = wordCase(words, seed, at)
  tell({ at, one })
  tell({ at, one, done: { fault: await faultOfWords(one).catch((error: unknown) => `threw: ${error}`) } })
}
