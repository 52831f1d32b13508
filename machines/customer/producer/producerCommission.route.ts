import { searchParams } from '../../staff/shell/searchParams'

/** `/producer/<token>/commission?month=2026-11`; any other text reads as the newest month. */
const search = searchParams({
  month: {
    read: (typed: string): string | null => (/^20\d\d-(0[1-9]|1[0-2])$/.test(typed) ? typed : null),
    write: (month: string | null) => month ?? '',
  },
})

export interface CommissionAddress {
  /** of the mailed link */
  readonly token: string
  readonly month: string | null
}

/** @param address path and search below `/quote` */
export const commissionIn = (address: string): CommissionAddress => ({
  token: address.split(/[/?]/)[2] ?? '',
  ...search.read(address),
})
export const commissionAddressOf = ({ token, month }: CommissionAddress): string =>
  search.write(`/producer/${token}/commission`, { month })
/** The address of the file of a month. */
export const commissionFileOf = (token: string, kind: 'csv' | 'pdf', month: string): string =>
  `/api/producers/${token}/commission/${kind}?month=${month}`
