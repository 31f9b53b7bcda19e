// `node scripts/run.mjs start` runs scripts/start.ts. It needs nothing but Node 20 and npm: dependencies,
// among them the Node version the scripts are written for, are installed first when they are missing or outdated.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const NODE = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

main(process.argv[2], process.argv.slice(3))

function main(task, args) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node ${process.versions.node} is too old: install Node 20 or newer (https://nodejs.org).`)
  }
  if (!dependenciesInstalled()) installDependencies()
  run(join(root, 'scripts', `${task}.ts`), args)
}

/** Whether every package of the lockfile is there in the locked version; packages for other platforms may be missing. */
function dependenciesInstalled() {
  const installed = readPackages('node_modules/.package-lock.json')
  if (!existsSync(NODE) || installed === null) return false
  return Object.entries(readPackages('package-lock.json') ?? {}).every(([path, { version, optional }]) => {
    if (path === '') return true
    return installed[path] ? installed[path].version === version : optional === true
  })
}

function readPackages(lockfile) {
  const file = join(root, lockfile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}

function installDependencies() {
  console.log('Installing dependencies (npm ci) …')
  // Without a network npm would try every package for minutes: one question first, then only what is cached here.
  const question = npm('ping', '--fetch-retries=0')
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT/.test(question.stderr)
  const { status, stderr } = npm('ci', '--no-audit', '--no-fund', ...(offline ? ['--offline'] : []))
  if (status === 0) return
  const sentence = 'Dependencies could not be installed'
  if (offline) fail(`${sentence}: there is no network connection (${reason(question.stderr)}).`)
  fail(`${sentence}: npm ci says "${reason(stderr)}".`)
}

/** Runs npm, the one that runs this script if there is one, and keeps what it complains about. */
function npm(...args) {
  const script = process.env.npm_execpath
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] }
  const loud = [...args, '--loglevel=error']
  const { status, stderr, error } = script
    ? spawnSync(process.execPath, [script, ...loud], options)
    : spawnSync('npm', loud, { ...options, shell: process.platform === 'win32' })
  return { status, stderr: stderr ?? String(error) }
}

/** The line of npm's output that says what happened. */
function reason(stderr) {
  const lines = stderr.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
  return lines.find((line) => / /.test(line) && !/^(code|errno|syscall)\b/.test(line)) ?? 'nothing'
}

function run(script, args) {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(NODE, [script, ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
    // The channel closes when this process dies, however it dies: the script then ends as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C reaches the script by itself, from the terminal.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
