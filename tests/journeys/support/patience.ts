/**
 * Milliseconds until a journey gives up what it waits for. None of them measures a time: on a slow machine, or one that
 * does other things beside, they take longer and say the same.
 */
export const patience = 120_000
