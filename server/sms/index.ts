import path from 'node:path'
import type { Config } from '../config'
import type { Sms } from '../services'
import { folderSms } from './folder'
import { twilioSms } from './twilio'

/** By Twilio where it is configured, otherwise `.txt` files in the data folder. */
export const createSms = ({ dataFolder, twilio }: Pick<Config, 'dataFolder' | 'twilio'>): Sms =>
  twilio ? twilioSms(twilio) : folderSms(path.resolve(dataFolder, 'sms'))
