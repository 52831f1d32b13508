import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'dev-'))
let dev: ChildProcess | undefined
afterEach(() => {
  if (dev?.exitCode === null && dev.signalCode === null) process.kill(-dev.pid!, 'SIGKILL')
})
// the second start finds the database of the first, as on a developer's machine
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

test.each([
  ['of a terminal, which reach all that it started', (pid: number) => -pid],
  ['that reach the first process alone', (pid: number) => pid],
])(
  'two signals %s end both sides and leave no process behind',
  async (_, target) => {
    const [pages, server] = [await freePort(), await freePort()]
    const env = {
      PORT: `${pages}`,
      SERVER_PORT: `${server}`,
      DATA_FOLDER: folder,
      BASE_URL: `http://localhost:${pages}`,
    }
    dev = spawn('npm', ['run', 'dev'], { env: { ...process.env, ...env }, stdio: 'ignore', detached: true })
    await expect.poll(() => answers(server), { timeout: 60_000 }).toBe(true)
    const ended = once(dev, 'exit')
    process.kill(target(dev.pid!), 'SIGTERM')
    process.kill(target(dev.pid!), 'SIGTERM')
    await ended
    await expect.poll(() => answers(server)).toBe(false)
  },
  90_000,
)
