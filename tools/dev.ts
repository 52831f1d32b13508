import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** Runs server and client in one terminal. The server restarts when its files change; the pages update in place. */
const root = fileURLToPath(new URL('..', import.meta.url))
const pagesPort = process.env['PORT'] ?? '3000'
const serverPort = process.env['SERVER_PORT'] ?? '3001'
process.env['SERVER_URL'] ??= `http://127.0.0.1:${serverPort}`

// a process group of its own: a signal of the terminal reaches the server only through `stop`, and all of the group at
// once
const server = spawn('node_modules/.bin/tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
  cwd: root,
  env: { BASE_URL: `http://localhost:${pagesPort}`, ...process.env, PORT: serverPort },
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
})
const signal = (name: NodeJS.Signals) => {
  try {
    process.kill(-server.pid!, name)
  } catch {
    // it has ended already
  }
}

let isStopping = false
/** The first signal lets the server finish its work; the second one kills it. Neither leaves a process behind. */
const stop = async () => {
  if (isStopping) return signal('SIGKILL')
  isStopping = true
  const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : null
  signal('SIGTERM')
  await ended
  // its parent may have exited before the server itself
  signal('SIGKILL')
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
// npm and its shell may exit without passing a signal on
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  void stop()
}, 500)
server.on('exit', (code) => {
  if (!isStopping) process.exit(code ?? 0)
})

const pages = await createServer({ root, configFile: `${root}/vite.config.ts` })
await pages.listen()
pages.printUrls()
