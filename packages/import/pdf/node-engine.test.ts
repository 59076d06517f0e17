import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textPdf } from '#test/corpus/tiny-pdf.ts'

const root = join(import.meta.dirname, '../../..')

/** In a process of its own, whose end is what is looked at. */
const inProcess = (code: string) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  })

const whole = Buffer.from(textPdf(['Robin Ashdown', 'Skills', 'Welding'], 2)).toString('latin1')

test('a file whose lists never end is refused in words, and the process lives', () => {
  const spoilt = Buffer.from(whole.replaceAll('595 842]', '595(842]'), 'latin1').toString('base64')
  const { stdout, stderr, status } = inProcess(`
    import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
    import { readResume } from '#packages/import/read-resume.ts'
    const bytes = new Uint8Array(Buffer.from('${spoilt}', 'base64'))
    const reading = await readResume({ name: 'spoilt', bytes }, { pdf: nodeEngine })
    console.log(reading.ok, reading.problem)`)
  expect({ stdout, stderr, status }).toEqual({ stdout: 'false broken\n', stderr: '', status: 0 })
})

test('what others forget still ends the process', () => {
  const { stderr, status } = inProcess(`
    import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
    await nodeEngine()
    void Promise.reject(new TypeError('ours'))`)
  expect(stderr).toContain('TypeError: ours')
  expect(status).not.toBe(0)
})
