/** Whether the page is in a frame of another page. */
export const isFramed = () => window.parent !== window

/** The `tel:` link of a United States phone number. */
export const telLink = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`

/** Whether the window is now wide enough for columns side by side (`--breakpoint-desk`). */
export const isWide = () => window.matchMedia('(min-width: 75rem)').matches
