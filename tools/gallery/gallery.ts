import { createServer } from 'vite'
import { config, place } from './vite'

/**
 * `npm run gallery`: serves every state of every screen and dialog, drawn from its chart with sample data, at a local
 * address (PORT, or else 3100). `npm run shots` photographs them.
 */
const port = Number(process.env['PORT'] ?? 3100)
const server = await createServer({ ...config, server: { port, strictPort: true } })
await server.listen()
process.stdout.write(`The gallery: http://localhost:${port}${place}\n`)
