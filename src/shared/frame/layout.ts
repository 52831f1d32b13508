/** The width of a customer's page: 1120 between gutters of 40, on a phone of 20. */
export const pageWrap =
  'mx-auto w-full max-w-[calc(var(--container-page)+2*var(--gutter-desk))] px-(--gutter-phone) md:px-(--gutter-desk)'

/** The back office uses up to 1440, with gutters of 32. */
export const staffWrap = 'mx-auto w-full max-w-staff px-(--gutter-phone) md:px-4'
