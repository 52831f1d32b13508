/** Whether there is room for columns side by side (`--breakpoint-desk`), at the moment one asks. */
export const isWide = () => window.matchMedia('(min-width: 75rem)').matches
