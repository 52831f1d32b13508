import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSms } from '../../../server/platform/sms/transport'

const dataFolder = await mkdtemp(path.join(tmpdir(), 'sms-'))
afterAll(() => rm(dataFolder, { recursive: true }))

test('a text message is a file with recipient and text, once however often it is sent', async () => {
  const sms = createSms({ dataFolder, twilio: null })
  const message = { messageId: 'one', to: '+15125550100', text: 'Sign here: https://quotes.example.com/quote/?id=1' }
  await sms.send(message)
  await sms.send(message)
  await sms.send({ ...message, messageId: 'two' })
  const files = await readdir(path.join(dataFolder, 'sms'))
  expect(files).toHaveLength(2)
  expect(files.every((file) => /^\+15125550100 [0-9a-f]{12}\.txt$/.test(file))).toBe(true)
  const text = await readFile(path.join(dataFolder, 'sms', files[0]!), 'utf8')
  expect(text).toBe(`To: ${message.to}\n\n${message.text}\n`)
  const { mode } = await stat(path.join(dataFolder, 'sms', files[0]!))
  expect((mode & 0o777).toString(8)).toBe('600')
})
