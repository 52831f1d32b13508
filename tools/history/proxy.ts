import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

/** Connections to a port that can change, and that can break. */
export interface Proxy {
  readonly port: number
  /** leads new connections to this port; null refuses them */
  lead(port: number | null): void
  /** breaks all connections */
  drop(): void
  close(): Promise<void>
}

export async function startProxy(): Promise<Proxy> {
  let target: number | null = null
  const sockets = new Set<net.Socket>()
  const server = net.createServer((client) => {
    if (target === null) {
      client.destroy()
      return
    }
    const onward = net.connect(target, '127.0.0.1')
    for (const socket of [client, onward]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        client.destroy()
        onward.destroy()
      })
    }
    client.pipe(onward).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    lead: (port) => {
      target = port
    },
    drop,
    async close() {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
