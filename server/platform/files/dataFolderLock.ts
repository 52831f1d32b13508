import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import net from 'node:net'

/**
 * Locks the data folder for one process, because two PGlites on one folder corrupt it silently. The lock is an abstract
 * socket named after the folder, which the system frees however the process ends; it also reports the owner's process
 * id.
 * @returns a function that releases the lock
 * @throws where another process holds the folder
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const address = addressOf(realpathSync(folder))
  const server = net.createServer((socket) => socket.end(String(process.pid)))
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
  await listening.catch(async (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EADDRINUSE') throw fault
    throw new Error(
      `The data folder ${folder} is in use by process ${await holderOf(address)}. Stop it, or set DATA_FOLDER.`,
    )
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Linux and Windows have socket names that vanish with their process; other systems use a local port. */
function addressOf(realPath: string): net.ListenOptions {
  const name = createHash('sha256').update(realPath).digest('hex').slice(0, 32)
  if (process.platform === 'linux') return { path: `\0marquee-${name}` }
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\marquee-${name}` }
  return { host: '127.0.0.1', port: 20_000 + (Number.parseInt(name.slice(0, 8), 16) % 20_000) }
}

const holderOf = (address: net.ListenOptions): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = net.connect(address as net.NetConnectOpts)
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', () => resolve('?'))
  })
