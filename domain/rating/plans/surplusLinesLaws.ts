import type { StateCode } from '../../common/states'
import type { StateCharges } from './plan'

/**
 * The law behind each state's row of surplusLines.ts: its citation, where that was read, and the year of the figure. The
 * citations of `table` are those of the law manual (LL); those of `text` were read in the statute or in a court's opinion,
 * some in an older edition; those of `nowhere` were compared with nothing. No lawyer has checked any of them.
 */
export const surplusLinesLaws: Readonly<
  Record<
    StateCode,
    readonly [law: StateCharges['law'], lawReadIn: StateCharges['lawReadIn'], asOf: StateCharges['asOf']]
  >
> = {
  AL: ['Ala. Code § 27-10-31', 'table', '2026'],
  AK: ['Alaska Stat. §§ 21.33.055, 21.34.180, 21.34.190', 'table', '2024'],
  AZ: ['A.R.S. §§ 20-415, 20-416', 'table', '2024'],
  AR: ['Ark. Code § 23-65-315', 'table', '2024'],
  CA: ['Cal. Ins. Code §§ 1775.1, 1775.5', 'table', '2024'],
  CO: ['C.R.S. § 10-5-111', 'table', '2024'],
  CT: ['Conn. Gen. Stat. § 38a-743', 'table', '2024'],
  DE: ['18 Del. C. § 1925', 'table', '2024'],
  DC: ['D.C. Code § 31-2502.40', 'table', '2024'],
  FL: ['Fla. Stat. §§ 626.932, 626.921, 626.9325', 'table', '2024'],
  GA: ['O.C.G.A. § 33-5-31', 'table', '2024'],
  HI: ['HRS § 431:8-315', 'table', '2024'],
  ID: ['Idaho Code § 41-1229', 'table', '2024'],
  IL: ['215 ILCS 5/445', 'table', '2024'],
  IN: ['Ind. Code § 27-1-15.8-4', 'table', '2024'],
  IA: ['Iowa Code §§ 515I.3, 432.1', 'table', '2026'],
  KS: ['K.S.A. 40-246c', 'table', '2024'],
  KY: ['KRS 304.10-180', 'table', '2024'],
  LA: ['La. R.S. 22:439', 'table', '2024'],
  ME: ['24-A M.R.S. § 2016; 36 M.R.S. § 2531', 'table', '2024'],
  MD: ['Md. Code, Ins. §§ 3-324, 3-325', 'table', '2024'],
  MA: ['M.G.L. c. 175 §§ 160, 168, 168A', 'table', '2024'],
  MI: ['MCL 500.1905', 'table', '2024'],
  MN: ['Minn. Stat. § 297I.05(7)', 'table', '2024'],
  MS: ['Miss. Code § 83-21-25', 'table', '2024'],
  MO: ['RSMo §§ 384.051, 384.059, 384.061', 'text', '2026'],
  MT: ['MCA § 33-2-311', 'nowhere', '2026'],
  NE: ['Neb. Rev. Stat. § 44-5506', 'nowhere', '2026'],
  NV: ['NRS 685A.180', 'nowhere', '2024'],
  NH: ['RSA 405-B:4', 'text', '2026'],
  NJ: ['N.J.S.A. 17:22-6.59', 'text', '2026'],
  NM: [null, 'nowhere', '2026'],
  NY: ['N.Y. Ins. Law § 2118', 'nowhere', '2024'],
  NC: ['N.C.G.S. § 58-21-85', 'nowhere', null],
  ND: ['N.D.C.C. § 26.1-44-03.1', 'text', '2026'],
  OH: ['R.C. 3905.36', 'nowhere', '2026'],
  OK: ['36 O.S. § 1115', 'nowhere', '2026'],
  OR: ['ORS 735.470, 731.820', 'text', '2024'],
  PA: ['40 P.S. § 991.1621', 'nowhere', null],
  RI: ['R.I.G.L. § 27-3-38', 'nowhere', '2026'],
  SC: ['S.C. Code § 38-45-30', 'nowhere', '2026'],
  SD: ['SDCL § 10-44-2', 'nowhere', '2026'],
  TN: ['T.C.A. § 56-14-113', 'nowhere', '2026'],
  TX: ['Tex. Ins. Code § 225.004', 'nowhere', '2024'],
  UT: ['Utah Code § 31A-3-303', 'nowhere', '2025'],
  VT: ['8 V.S.A. § 5036', 'nowhere', '2026'],
  VA: ['Va. Code § 38.2-4809', 'nowhere', '2026'],
  WA: ['RCW 48.15.120', 'text', '2026'],
  WV: ['W. Va. Code § 33-12C-7', 'nowhere', '2026'],
  WI: ['Wis. Stat. § 618.43', 'nowhere', '2026'],
  WY: ['Wyo. Stat. § 26-11-118', 'nowhere', '2026'],
}
