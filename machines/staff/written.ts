/** Whether a form says something else than it began with. What was typed and taken away again is nothing. */
export const isWritten = (began: object, answers: object): boolean => worded(began) !== worded(answers)

const worded = (answers: object) => JSON.stringify(answers, (_, said) => (said === '' ? null : (said ?? null)))
