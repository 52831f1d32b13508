import { noAnswer, type Problem } from '../../../contract/problem'

/** Why a card is no token yet. */

/** the form that held it is closed */
export const noCard: Problem = { status: 422, message: 'Enter the card again.' }
export const silent: Problem = { ...noAnswer, message: 'The payment processor does not answer. Nothing was charged.' }
export const unfetched: Problem = { ...noAnswer, message: 'The fields for the card could not be fetched.' }
export const notAccepted = 'The card was not accepted.'
