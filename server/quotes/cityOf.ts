/**
 * The city of a five-digit ZIP code; null for one that is unknown. The list is that of the package `zipcodes`, from the
 * public list of the Postal Service. It is loaded with the first request, and never sent to a browser.
 */
export async function cityOf(zip: string): Promise<string | null> {
  const { default: list } = await import('zipcodes')
  const place = list.lookup(zip)
  return place?.country === 'US' ? place.city : null
}
