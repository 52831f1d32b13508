/** A snapshot of a chart whose waiting states have the overlay's text in their `meta`. */
interface Waiting {
  getMeta(): Readonly<Record<string, { readonly busy?: string } | undefined>>
}

/** The overlay's text while a state waits; else null. */
export const busyIn = (snapshot: Waiting): string | null =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.busy)?.busy ?? null
