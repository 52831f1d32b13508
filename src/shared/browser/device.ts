/** Whether a page of somebody else shows ours in a frame of its own. */
export const isFramed = () => window.parent !== window

/** A phone number as a link dials it; ours are all of the United States. */
export const dial = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`

/** Whether there is room for columns side by side (`--breakpoint-desk`), at the moment one asks. */
export const isWide = () => window.matchMedia('(min-width: 75rem)').matches
