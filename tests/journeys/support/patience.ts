/**
 * Milliseconds until a journey gives up waiting. No journey measures time, so a slow or busy machine only takes longer.
 */
export const patience = 120_000
