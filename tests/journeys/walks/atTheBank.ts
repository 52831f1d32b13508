/*
 * Situations that no browser walk meets, because the sandbox's bank has no part in these walks: the cardholder confirms a
 * payment there (3-D Secure). A journey of its own meets them, for each of the three payments.
 */

const why = 'the cardholder’s bank has a journey of its own: tests/journeys/authentication.test.ts'
const because = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, why]))

export const attemptAtTheBank = because([
  'never entered: unconfirmed',
  'never taken: paying on authentication.required -> unconfirmed',
])

export const stepsAtTheBank = because([
  'never entered: payment.authenticating',
  'never entered: payment.checking',
  'never entered: payment.canceling',
  'never taken: payment.paying on authentication.required -> payment.authenticating',
  'never taken: payment.asking on authentication.required -> payment.authenticating',
  'never taken: payment.authenticating on step.left -> stays',
  'never taken: payment.authenticating on step.opened -> stays',
  'never taken: payment.authenticating on price.withheld -> stays',
  'never taken: payment.authenticating on coupon.applied -> stays',
  'never taken: payment.authenticating on coupon.withdrawn -> stays',
  'never taken: payment.authenticating on authentication.ended -> payment.checking',
  'never taken: payment.authenticating on authentication.canceled -> payment.canceling',
  'never taken: payment.authenticating on xstate.done.actor.authenticate -> stays',
  'never taken: payment.authenticating on xstate.after.checkBank.quote.quoting.steps.payment.authenticating -> payment.checking',
  'never taken: payment.checking on step.left -> stays',
  'never taken: payment.checking on step.opened -> stays',
  'never taken: payment.checking on price.withheld -> stays',
  'never taken: payment.checking on coupon.applied -> stays',
  'never taken: payment.checking on coupon.withdrawn -> stays',
  'never taken: payment.checking on authentication.required -> payment.authenticating',
  'never taken: payment.checking on payment.lost -> payment.authenticating',
  'never taken: payment.checking on authentication.canceled -> payment.canceling',
  'never taken: payment.checking on xstate.done.actor.purchase -> stays',
  'never taken: payment.canceling on step.left -> stays',
  'never taken: payment.canceling on step.opened -> stays',
  'never taken: payment.canceling on price.withheld -> stays',
  'never taken: payment.canceling on coupon.applied -> stays',
  'never taken: payment.canceling on coupon.withdrawn -> stays',
  'never taken: payment.canceling on authentication.required -> payment.authenticating',
  'never taken: payment.canceling on payment.lost -> payment.authenticating',
  'never taken: payment.canceling on xstate.done.actor.purchase -> stays',
])

export const changeAtTheBank = because([
  'never entered: authenticating',
  'never entered: checking',
  'never entered: canceling',
  'never taken: starting on always -> asking',
  'guard never true: starting on always -> asking',
  'never taken: submitting on authentication.required -> authenticating',
  'never taken: asking on authentication.required -> authenticating',
  'never taken: authenticating on authentication.ended -> checking',
  'never taken: authenticating on authentication.canceled -> canceling',
  'never taken: authenticating on xstate.done.actor.authenticate -> stays',
  'never taken: authenticating on xstate.after.checkBank.change.authenticating -> checking',
  'never taken: checking on payment.lost -> authenticating',
  'never taken: checking on authentication.canceled -> canceling',
  'never taken: checking on authentication.required -> authenticating',
  'never taken: checking on change.made -> made',
  'never taken: checking on payment.declined -> priced.declined',
  'never taken: checking on payment.failed -> priced.failed',
  'never taken: checking on payment.failed -> agreeing.failed',
  'never taken: checking on change.outdated -> reworking',
  'never taken: checking on change.declined -> writing.declined',
  'never taken: checking on change.suspended -> writing.suspended',
  'never taken: checking on change.closed -> closed',
  'never taken: checking on xstate.done.actor.submitChange -> stays',
  'never taken: canceling on payment.lost -> authenticating',
  'never taken: canceling on authentication.required -> authenticating',
  'never taken: canceling on change.made -> made',
  'never taken: canceling on payment.declined -> priced.declined',
  'never taken: canceling on payment.failed -> priced.failed',
  'never taken: canceling on payment.failed -> agreeing.failed',
  'never taken: canceling on change.outdated -> reworking',
  'never taken: canceling on change.declined -> writing.declined',
  'never taken: canceling on change.suspended -> writing.suspended',
  'never taken: canceling on change.closed -> closed',
  'never taken: canceling on xstate.done.actor.submitChange -> stays',
])

export const policyAtTheBank = because([
  'never taken: open.reading on always -> open.changing',
  'guard never true: open.reading on always -> open.changing',
])
