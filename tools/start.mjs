// `npm start`: builds if dist is missing or older than the sources, and runs the server in this process.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './build/stamp.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
if (!isBuilt(root)) {
  process.stdout.write('Building ...\n')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
process.env.NODE_ENV ??= 'production'
await import('../dist/server/main.mjs')
