import { slot } from '../../../calls/call'
import type { windowReturn } from '../../../calls/focus'
import type { askPurchase, authenticate, placeOrder } from '../../../calls/payments'
import type {
  applyCoupon,
  askAvailability,
  compareContact,
  createContact,
  currentDate,
  getCity,
  getPartner,
  openContact,
  patchContact,
  recalculate,
  sendPurchaseLink,
  sendQuoteEmail,
  submitForReview,
} from '../../../calls/quotes'
import type { signTerms } from '../../../calls/terms'

/** The calls of the quote. Their outcomes are events of its chart, beside those of an attempt to pay by card. */
export const calls = {
  getPartner: slot<typeof getPartner>('getPartner'),
  openContact: slot<typeof openContact>('openContact'),
  currentDate: slot<typeof currentDate>('currentDate'),
  getCity: slot<typeof getCity>('getCity'),
  recalculate: slot<typeof recalculate>('recalculate'),
  createContact: slot<typeof createContact>('createContact'),
  patchContact: slot<typeof patchContact>('patchContact'),
  compareContact: slot<typeof compareContact>('compareContact'),
  sendQuoteEmail: slot<typeof sendQuoteEmail>('sendQuoteEmail'),
  sendPurchaseLink: slot<typeof sendPurchaseLink>('sendPurchaseLink'),
  applyCoupon: slot<typeof applyCoupon>('applyCoupon'),
  signTerms: slot<typeof signTerms>('signTerms'),
  submitForReview: slot<typeof submitForReview>('submitForReview'),
  windowReturn: slot<typeof windowReturn>('windowReturn'),
  askPurchase: slot<typeof askPurchase>('askPurchase'),
  authenticate: slot<typeof authenticate>('authenticate'),
  placeOrder: slot<typeof placeOrder>('placeOrder'),
  askAvailability: slot<typeof askAvailability>('askAvailability'),
}
