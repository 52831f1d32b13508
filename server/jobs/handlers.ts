import { makeDocuments } from '../documents/job'
import { removeFiles } from '../files/job'
import { sendMail } from '../mail/job'
import { followUp } from '../mailings/followUp'
import { makeRefund } from '../payments/refundJob'
import { sendText } from '../sms/job'
import type { JobHandlers } from './handler'

/** What is done for each kind of job. */
export const handlers: JobHandlers = {
  documents: makeDocuments,
  files: removeFiles,
  followUp,
  mail: sendMail,
  refund: makeRefund,
  sms: sendText,
}
