import { isEmail, isEmailList } from '../../../../domain/common/email'
import { assignIn } from '../../../kit/call'
import type { MailRequest, QuoteContext, TextName } from './quote.types'

/** The guards and actions of the text boxes beside the questions. */
interface Now {
  readonly context: QuoteContext
}
interface Box {
  readonly name: TextName
}

/** Before the quote is stored the page draws neither the coupon nor the review, so that nothing can be wrong there. */
const isStored = ({ context }: Now) => context.contactId !== null

export const textGuards = {
  isCodeMissing: (now: Now, { code }: { readonly code: string }) => isStored(now) && code.trim() === '',
  /** the underwriter's decision is mailed there */
  isReplyAddressWrong: (now: Now, { email }: { readonly email: string }) => isStored(now) && !isEmail(email.trim()),
  isAddressed: (_: Now, { emails }: MailRequest) => isEmailList(emails),
  isTypedInto: (_: Now, { name, box }: Box & { readonly box: TextName }) => name === box,
}

export const textActions = {
  setMailRequest: assignIn<QuoteContext, MailRequest>((_, { type, emails }) => ({ mailRequest: { type, emails } })),
  clearText: assignIn<QuoteContext, Box>(({ context }, { name }) => ({ texts: { ...context.texts, [name]: '' } })),
  countTextRejection: assignIn<QuoteContext, Box>(({ context: { textRejections } }, { name }) => ({
    textRejections: { ...textRejections, [name]: (textRejections[name] ?? 0) + 1 },
  })),
}
