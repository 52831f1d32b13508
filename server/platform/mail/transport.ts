import type { Config } from '../config/config'
import type { Mail } from '../services/services'
import { folderMail, outbox } from './folder'
import { smtpMail } from './smtp'

/** SMTP if configured, else `.eml` files in the data folder. */
export const createMail = ({ dataFolder, mail: { smtp, from } }: Pick<Config, 'dataFolder' | 'mail'>): Mail =>
  smtp ? smtpMail(smtp, from) : folderMail(outbox(dataFolder), from)
