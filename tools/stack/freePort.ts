import { once } from 'node:events'
import net from 'node:net'

/** below the ports that Linux gives to clients, 32768 and up */
const [first, blocks, size] = [20_000, 120, 100]
let tried = 0

/**
 * A free port of this machine. Each process has a block of its own: a port is free again until its server listens, and two
 * workers that got the same one would use the server of one of them.
 */
export async function freePort(): Promise<number> {
  const port = first + (process.pid % blocks) * size + (tried++ % size)
  const probe = net.createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}
