import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FeatureName, featureWeights, withoutFeature } from '#packages/import/parse/features.ts'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { readResume } from '#packages/import/read-resume.ts'
import { ensureCorpus, type Sample } from '#test/corpus/make-corpus.ts'
import { scoreOf } from '#test/corpus/truth.ts'

// npm run import:score [-- heading nameLook.bold …]: how many fields of the corpus the importer reads exactly, and how
// many it would read if it ignored a feature of packages/import/parse/features.ts. A feature that changes nothing is a
// candidate for removal. The misses of held-out files are not shown, so that rules are not tuned to them.

const { folder, samples } = await ensureCorpus()
const files = samples.map((sample) => ({
  sample,
  bytes: new Uint8Array(readFileSync(join(folder, sample.file))),
}))

const isHeldOut = ({ sample }: { sample: Sample }) => sample.isHeldOut

/** Fields read exactly in each file, and their number. */
const readAll = async () =>
  Promise.all(
    files.map(async ({ sample, bytes }) => {
      const reading = await readResume({ name: 'resume', bytes: bytes.slice() }, { pdf: nodeEngine })
      const { fields, misses } = reading.ok
        ? scoreOf(reading.document, sample.expected)
        : { fields: 0, misses: [] }
      return { sample, fields, exact: fields - misses.length }
    }),
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const print = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const complete = await readAll()
print('group', 'files', 'fields', 'read exactly', 'held out')
print('---', '---', '---', '---', '---')
for (const [group, results] of Map.groupBy(complete, ({ sample }) => sample.group)) {
  const shareOf = (list: typeof results) =>
    percent(sum(list.map(({ exact }) => exact)) / sum(list.map(({ fields }) => fields)))
  const [heldOut, known] = [results.filter(isHeldOut), results.filter((result) => !isHeldOut(result))]
  print(group, results.length, sum(results.map(({ fields }) => fields)), shareOf(known), shareOf(heldOut))
}

const wanted = process.argv.slice(2)
const isWanted = (name: FeatureName) =>
  wanted.length === 0 || wanted.some((one) => name === one || name.startsWith(`${one}.`))

process.stdout.write('\n')
print('without the feature', 'weight', 'fields', 'held out', 'files that change')
print('---', '---', '---', '---', '---')
for (const [name, weight] of featureWeights()) {
  if (!isWanted(name)) continue
  const results = await withoutFeature(name, readAll)
  const changes = results.map(({ sample, exact }, at) => ({
    sample,
    change: exact - (complete[at]?.exact ?? 0),
  }))
  const changeOf = (list: typeof changes) => sum(list.map(({ change }) => change))
  print(
    name,
    weight,
    changeOf(changes.filter((one) => !isHeldOut(one))),
    changeOf(changes.filter(isHeldOut)),
    changes.filter(({ change }) => change !== 0).length,
  )
}
