import { basename } from 'node:path'
import { jsonText } from '#packages/export/json/writer.ts'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { readResume } from '#packages/import/read-resume.ts'
import { importWords } from '#packages/import/words.ts'
import { CliError, EXIT } from '../cli-error.ts'
import { guardOutput, PIPE, readInput, writeOutput } from '../files.ts'
import { readOptions } from '../options.ts'
import type { Command } from '../run.ts'
import { reportOf } from './report.ts'
import { words } from './words.ts'

const OPTIONS = { output: { type: 'string', short: 'o' }, force: { type: 'boolean' } } as const

const run: Command['run'] = async (args, context) => {
  const { language } = context
  const t = words[language]
  const { values, positionals } = readOptions(args, OPTIONS, language)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new CliError(EXIT.misused, t.oneFile)
  const { output, force = false } = values
  if (output === undefined) throw new CliError(EXIT.misused, t.noOutput)
  guardOutput(output, { input: file, force }, context)
  const bytes = await readInput(file, context)
  const given = { name: file === PIPE ? '' : basename(file), bytes: new Uint8Array(bytes) }
  const reading = await readResume(given, { pdf: nodeEngine, language })
  if (!reading.ok)
    throw new CliError(
      EXIT.notRight,
      reading.problem === 'newer' ? t.newer : importWords[language][reading.problem],
    )
  await writeOutput(output, new TextEncoder().encode(jsonText(reading.document)), context)
  for (const line of reportOf(reading, language)) context.print(line)
  if (output !== PIPE) context.print(t.written(output))
  return EXIT.done
}

export const command: Command = { help: words, run }
