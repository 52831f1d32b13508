import { assignIn } from '../../../kit/call'
import type { QuoteContext, TextName } from './quote.types'

/** The guards and actions of the text boxes beside the questions. */
interface Now {
  readonly context: QuoteContext
}
interface Box {
  readonly name: TextName
}

/** Before the quote is stored the page draws no coupon, so that nothing can be wrong there. */
const isStored = ({ context }: Now) => context.contactId !== null

export const textGuards = {
  isCodeMissing: (now: Now, { code }: { readonly code: string }) => isStored(now) && code.trim() === '',
  isTypedInto: (_: Now, { name, box }: Box & { readonly box: TextName }) => name === box,
}

export const textActions = {
  clearText: assignIn<QuoteContext, Box>(({ context }, { name }) => ({ texts: { ...context.texts, [name]: '' } })),
  countTextRejection: assignIn<QuoteContext, Box>(({ context: { textRejections } }, { name }) => ({
    textRejections: { ...textRejections, [name]: (textRejections[name] ?? 0) + 1 },
  })),
}
