/** Whether an answer is missing: nothing, or spaces alone, which would be printed as nothing. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
