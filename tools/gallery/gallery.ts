import { createServer } from 'vite'
import { takeShots } from './shots'
import { config, place } from './vite'

/**
 * `npm run gallery`: every state of every screen and dialog, drawn from its chart with sample data, at a local address (PORT,
 * else 3100). `-- --shots` photographs each into gallery/, which git ignores, at 1280 and 390 px, light and dark, and looks
 * at it with axe; `-- --shots dialog` only those with that in their name. It ends with 1 where axe finds something or a
 * state cannot be shown.
 */
const [wish, ...wanted] = process.argv.slice(2)

if (wish === '--shots') process.exitCode = (await takeShots(wanted)) ? 0 : 1
else if (wish) {
  process.stderr.write(
    `unknown: ${wish}. It is \`npm run gallery\`, or \`npm run gallery -- --shots [part of a name]\`.\n`,
  )
  process.exitCode = 1
} else {
  const port = Number(process.env['PORT'] ?? 3100)
  const server = await createServer({ ...config, server: { port, strictPort: true } })
  await server.listen()
  process.stdout.write(`The gallery: http://localhost:${port}${place}\n`)
}
