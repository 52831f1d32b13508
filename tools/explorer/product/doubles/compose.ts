/** Stands in for the rendering of letters: the facts that a letter tells are its text. */
export const draw = async (_: unknown, facts: object, attachments: readonly unknown[] = []) => ({
  html: '',
  text: JSON.stringify(facts, ['amount', 'byCheck', 'code', 'difference', 'next', 'number', 'toCard']),
  attachments,
})
