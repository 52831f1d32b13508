const mostPages = 100_000

/** Which page an address says; the first where it says none that there can be. */
export function pageIn(said: URLSearchParams): number {
  const page = Number(said.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}
