/** A statement without the number of its values: a list of seven and one of eight have the same shape. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\$\d+/g, '$')
    .replace(/\$(?:, \$)+/g, '$')
    .replace(/(\([^()]*\))(?:, \1)+/g, '$1')

/** Whether PostgreSQL plans a statement: it does not plan one that defines a table or sets a variable. */
export const isPlanned = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text)
