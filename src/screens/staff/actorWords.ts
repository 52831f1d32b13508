/** Who did something, within a sentence: an audit names 'customer', 'system' or an e-mail address. */
export const actorInWords = (actor: string): string =>
  actor === 'customer' ? 'the customer' : actor === 'system' ? 'the system' : actor
