import { noAnswer, type Problem } from '../../../contract/problem'

/** Problems that keep a card from becoming a token. */

/** the card's form has closed */
export const noCard: Problem = { status: 422, message: 'Enter the card again.' }
export const processorSilent: Problem = {
  ...noAnswer,
  message: 'The payment processor does not respond. Nothing was charged.',
}
export const unfetched: Problem = { ...noAnswer, message: 'The card fields could not be loaded.' }
export const notAccepted = 'The card was not accepted.'
