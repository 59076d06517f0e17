// The first step of every npm script, in plain JavaScript that Node 20 runs: installs the locked packages when
// they are not there or have changed, then hands over to the Node 24 that came with them.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const fail = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const install = () => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(root, 'node_modules/.installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  // Told beside the output, which may be a file on its way through a pipe.
  process.stderr.write('Installing packages…\n')
  const args = ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error']
  const npm = process.env.npm_execpath
  // NODE_ENV=production in the surroundings would leave the build tools out.
  const options = { cwd: root, stdio: ['inherit', 2, 'inherit'], env: { ...process.env, NODE_ENV: '' } }
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (done.status !== 0) fail('The packages could not be installed; the lines above say why.')
  writeFileSync(mark, lock)
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

install()
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
