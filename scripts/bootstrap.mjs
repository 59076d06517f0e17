// The first step of every npm script, in plain JavaScript that Node 20 runs: installs the locked packages when
// they are not there or have changed, then hands over to the Node 24 that came with them.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { adviceForFailure, adviceForNode } from './failure-advice.mjs'
import { runStep } from './progress.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const fail = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** Runs npm and resolves with its status and everything that it printed. */
const runNpm = (args) =>
  new Promise((resolve, reject) => {
    // NODE_ENV=production in the environment would leave the build tools out.
    const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: '' } }
    const npm = process.env.npm_execpath
    const child = npm?.endsWith('.js')
      ? spawn(process.execPath, [npm, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('exit', (status) => resolve({ status, output }))
  })

const install = async () => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(root, 'node_modules/.installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  // npm reports a read-only folder as a file that it cannot find.
  accessSync(root, constants.W_OK)
  const args = ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error']
  // Reported on stderr: the output may be a file on its way through a pipe.
  const words = { doing: 'Installing packages', done: 'Packages installed', stream: process.stderr }
  await runStep(words, async () => {
    const { status, output } = await runNpm([...args, '--progress=false'])
    if (status !== 0)
      throw new Error(
        adviceForFailure(output, root) ??
          `${output.trim()}\nnpm could not install the packages; the lines above say why.`,
      )
    writeFileSync(mark, lock)
  })
}

const findNode = () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const brought = join(root, `node_modules/node-${platform}-${process.arch}/bin/${file}`)
  if (existsSync(brought)) return brought
  // Types are stripped without a flag from 22.18 on.
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  return fail(
    `There is no packaged Node for ${process.platform} ${process.arch}: please install Node 22.18 or newer (this is ${process.version}).`,
  )
}

const advice = adviceForNode(process.versions.node)
if (advice) fail(advice)
try {
  await install()
} catch (error) {
  const { code, message } = error
  fail(
    code === 'ENOENT' && error.path === 'npm'
      ? 'npm was not found. Install Node with npm from https://nodejs.org.'
      : (adviceForFailure(message, root) ?? message),
  )
}
const node = findNode()
const args = ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)]

// A server becomes this process where Node can do that (22.15 and newer, not on Windows): a parent that only waits would
// take 50 MB. It looks after npm's end itself, see apps/server/serve.mjs.
const isServer = /(start|serve)\.mjs$/.test(process.argv[2] ?? '')
if (isServer && process.execve !== undefined) {
  process.chdir(root)
  process.execve(node, [node, ...args], process.env)
}

const child = spawn(node, args, {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm does not pass SIGTERM on: a stopped `npm start` would leave the server running on its port.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 300).unref()
child.on('exit', (code, signal) => {
  if (signal) process.removeAllListeners(signal)
  if (signal) process.kill(process.pid, signal)
  else process.exit(code ?? 1)
})
