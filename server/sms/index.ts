import path from 'node:path'
import type { Config } from '../config'
import type { Sms } from '../services'
import { folderSms } from './folder'

/** `.txt` files in the data folder; a provider is connected here. */
export const createSms = ({ dataFolder }: Pick<Config, 'dataFolder'>): Sms => folderSms(path.resolve(dataFolder, 'sms'))
