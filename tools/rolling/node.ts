import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import type { Release } from './release'

/** A process of a release. */
export interface ServerNode {
  readonly release: Release
  readonly url: string
  /** Ends it as an operator does, by SIGTERM. Resolves with its exit status: 1 if it was cut short after 10 s. */
  stop(): Promise<number | null>
  kill(): void
}

const drainSeconds = 2
const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Starts a process of a release and waits until it is ready. */
export async function startNode(release: Release, databaseUrl: string, dataFolder: string): Promise<ServerNode> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: release.folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: 'http://127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: dataFolder,
      DRAIN_SECONDS: String(drainSeconds),
      LOG_LEVEL: 'error',
      RATE_LIMIT: '1000000',
      STAFF_ADMIN_EMAIL: 'admin@example.com',
      STAFF_ADMIN_PASSWORD: 'correct horse battery staple',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  for (;;) {
    if (child.exitCode !== null) throw new Error(`A process of ${release.name} ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) break
    await pause()
  }
  return {
    release,
    url,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await exit
      return code
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
