import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** Both sides live in one terminal: the server starts again when its files change, the pages change in place. */
const root = fileURLToPath(new URL('..', import.meta.url))
const pagesPort = process.env['PORT'] ?? '3000'
const serverPort = process.env['SERVER_PORT'] ?? '3001'
process.env['SERVER_URL'] ??= `http://127.0.0.1:${serverPort}`

const server = spawn('node_modules/.bin/tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
  cwd: root,
  env: { BASE_URL: `http://localhost:${pagesPort}`, ...process.env, PORT: serverPort },
  stdio: ['ignore', 'inherit', 'inherit'],
})
const pages = await createServer({ root, configFile: `${root}/vite.config.ts` })
await pages.listen()
pages.printUrls()

const stop = async () => {
  server.kill()
  await pages.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
server.on('exit', (code) => process.exit(code ?? 0))
