/** A text in a LIKE pattern, with its wildcards escaped, so that they match literally. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A LIKE pattern of values that contain the text. */
export const containing = (text: string): string => `%${literal(text)}%`
