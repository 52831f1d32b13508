/** The bands of section 9, each with its inclusive maximum. */
export const attendeeBands = ['0-100', '101-500', '501-1,500', '1,501-3,000', '3,001-5,000', '5,001+'] as const
export type AttendeeBand = (typeof attendeeBands)[number]
const attendeeTops = [100, 500, 1500, 3000, 5000, Number.POSITIVE_INFINITY]

export const attendeeBand = (people: number): AttendeeBand =>
  attendeeBands[attendeeTops.findIndex((top) => people <= top)] as AttendeeBand

export const drinkerBands = ['0-500', '501-1,500', '1,501-3,000', '3,001-5,000', '5,001+'] as const
export type DrinkerBand = (typeof drinkerBands)[number]
const drinkerLeast: Record<DrinkerBand, number> = {
  '0-500': 0,
  '501-1,500': 501,
  '1,501-3,000': 1501,
  '3,001-5,000': 3001,
  '5,001+': 5001,
}

/** Whether this many drinkers are possible with this many attendees. */
export const fitsAttendance = (drinking: DrinkerBand, people: number): boolean => drinkerLeast[drinking] <= people

/** Guests of a rehearsal dinner. The bands overlap at 50 and 100, which take the lower one (decision 20). */
export const rehearsalBands = ['0-50', '50-100', '100-200'] as const
export type RehearsalBand = (typeof rehearsalBands)[number]

/** null over 200, which is not in the tables (decision 48). */
export const rehearsalBand = (people: number): RehearsalBand | null =>
  rehearsalBands[[50, 100, 200].findIndex((top) => people <= top)] ?? null
