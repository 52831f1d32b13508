import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockDataFolder } from '../../server/platform/files/dataFolderLock'

const folder = await mkdtemp(path.join(tmpdir(), 'lock-'))
afterAll(() => rm(folder, { recursive: true }))

test('a data folder has one owner, whatever path leads to it, until the owner releases it', async () => {
  const one = path.join(folder, 'one')
  const release = await lockDataFolder(one)
  await symlink(one, path.join(folder, 'alias'))
  await expect(lockDataFolder(one)).rejects.toThrow(`in use by process ${process.pid}`)
  await expect(lockDataFolder(path.join(folder, 'alias'))).rejects.toThrow(String(process.pid))
  await (await lockDataFolder(path.join(folder, 'two')))()
  await release()
  await (await lockDataFolder(one))()
})

test('a killed process releases its lock', async () => {
  const mine = path.join(folder, 'mine')
  const code = `import { lockDataFolder } from './server/platform/files/dataFolderLock.ts'
    await lockDataFolder(${JSON.stringify(mine)})
    process.stdout.write('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  await expect(lockDataFolder(mine)).rejects.toThrow(`in use by process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (await lockDataFolder(mine))()
})
