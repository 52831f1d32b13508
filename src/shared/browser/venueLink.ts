/** The code in a venue's link, `/quote/?venue=K7QX4M`; null without one. */
export const linkedVenueCode = (): string | null =>
  new URLSearchParams(window.location.search).get('venue')?.trim() || null
