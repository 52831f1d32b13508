import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config'
import type { Sms } from '../services/services'
import { twilioSms } from './twilio'

/** The folder of outgoing text messages. */
export const textOutbox = (dataFolder: string) => path.resolve(dataFolder, 'sms')

/** Stands in for a provider: each message is a file. A repeated message has the same name, so it exists once. */
const folderSms = (folder: string): Sms => ({
  async send({ messageId, to, text }) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const hash = createHash('sha256').update(messageId).digest('hex').slice(0, 12)
    const file = path.join(folder, `${to} ${hash}.txt`)
    const part = `${file}.${randomBytes(6).toString('hex')}.part`
    await writeFile(part, `To: ${to}\n\n${text}\n`, { mode: 0o600 })
    await rename(part, file)
  },
})

/** Twilio if configured, else `.txt` files in the data folder. */
export const createSms = ({ dataFolder, twilio }: Pick<Config, 'dataFolder' | 'twilio'>): Sms =>
  twilio ? twilioSms(twilio) : folderSms(textOutbox(dataFolder))
