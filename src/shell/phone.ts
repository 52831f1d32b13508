/** A phone number as a link dials it; ours are all of the United States. */
export const dial = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`
