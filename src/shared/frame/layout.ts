/** The width of a customer's page: 1120 px with gutters of 40 px, on a phone of 20 px. */
export const pageWrap =
  'mx-auto w-full max-w-[calc(var(--container-page)+2*var(--gutter-desk))] px-(--gutter-phone) md:px-(--gutter-desk)'

/** The back office is up to 1440 px wide, with gutters of 32 px. */
export const staffWrap = 'mx-auto w-full max-w-staff px-(--gutter-phone) md:px-4'
