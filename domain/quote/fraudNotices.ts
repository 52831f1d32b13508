import type { StateCode } from '../common/states'

/*
 * Fraud notices: what the law of a state, or the practice of its applications, has an applicant or claimant read (decision
 * record 76, which has the table of sources). A compliance lawyer must read them before a release.
 */

/** Where a notice stands: before the signature and on the quote's document, or on the form of a claim. */
export type NoticeForm = 'application' | 'claim'

export interface FraudNotice {
  /** without one: every state that has none of its own */
  readonly states: readonly StateCode[]
  readonly on: readonly NoticeForm[]
  readonly text: string
  /** by state: the provision, as far as it was stated with confidence */
  readonly sources: Readonly<Partial<Record<StateCode, string>>>
}

const both = ['application', 'claim'] as const

/** The statement of applications for states without wording of their own. */
export const generalNotice: FraudNotice = {
  states: [],
  on: both,
  text: 'Any person who knowingly and with intent to defraud any insurance company or another person files an application for insurance or statement of claim containing any materially false information, or conceals for the purpose of misleading information concerning any fact material thereto, commits a fraudulent insurance act, which is a crime and subjects the person to criminal and civil penalties.',
  sources: {},
}

export const fraudNotices: readonly FraudNotice[] = [
  {
    states: ['AL', 'AR', 'DC', 'LA', 'NM', 'RI', 'WV'],
    on: both,
    text: 'Any person who knowingly presents a false or fraudulent claim for payment of a loss or benefit or knowingly presents false information in an application for insurance is guilty of a crime and may be subject to fines and confinement in prison.',
    sources: {
      AL: 'Ala. Code § 27-12A-20',
      AR: 'Ark. Code § 23-66-503',
      DC: 'D.C. Code § 22-3225.09',
      LA: 'La. R.S. 40:1424',
      NM: 'N.M. Stat. § 59A-16C-8',
      RI: 'R.I. Gen. Laws § 27-29-13.3',
      WV: 'W. Va. Code § 33-41-3',
    },
  },
  {
    states: ['MD'],
    on: both,
    text: 'Any person who knowingly or willfully presents a false or fraudulent claim for payment of a loss or benefit or who knowingly or willfully presents false information in an application for insurance is guilty of a crime and may be subject to fines and confinement in prison.',
    sources: { MD: 'Md. Code, Ins. § 27-805' },
  },
  {
    states: ['CA'],
    on: ['claim'],
    text: 'For your protection California law requires the following to appear on this form: Any person who knowingly presents a false or fraudulent claim for the payment of a loss is guilty of a crime and may be subject to fines and confinement in state prison.',
    sources: { CA: 'Cal. Ins. Code § 1879.2' },
  },
  {
    states: ['CO'],
    on: both,
    text: 'It is unlawful to knowingly provide false, incomplete, or misleading facts or information to an insurance company for the purpose of defrauding or attempting to defraud the company. Penalties may include imprisonment, fines, denial of insurance and civil damages. Any insurance company or agent of an insurance company who knowingly provides false, incomplete, or misleading facts or information to a policyholder or claimant for the purpose of defrauding or attempting to defraud the policyholder or claimant with regard to a settlement or award payable from insurance proceeds shall be reported to the Colorado Division of Insurance within the Department of Regulatory Agencies.',
    sources: { CO: 'Colo. Rev. Stat. § 10-1-128' },
  },
  {
    states: ['FL'],
    on: both,
    text: 'Any person who knowingly and with intent to injure, defraud, or deceive any insurer files a statement of claim or an application containing any false, incomplete, or misleading information is guilty of a felony of the third degree.',
    sources: { FL: 'Fla. Stat. § 817.234(1)(b)' },
  },
  {
    states: ['OK'],
    on: both,
    text: 'WARNING: Any person who knowingly, and with intent to injure, defraud or deceive any insurer, makes any claim for the proceeds of an insurance policy containing any false, incomplete or misleading information is guilty of a felony.',
    sources: { OK: 'Okla. Stat. tit. 36, § 3613.1' },
  },
  {
    states: ['KS'],
    on: both,
    text: 'Any person who, knowingly and with intent to defraud, presents, causes to be presented or prepares with knowledge or belief that it will be presented to or by an insurer, purported insurer, broker or any agent thereof, any written, electronic, electronic impulse, facsimile, magnetic, oral, or telephonic communication or statement as part of, or in support of, an application for the issuance of, or the rating of an insurance policy for personal or commercial insurance, or a claim for payment or other benefit pursuant to an insurance policy for commercial or personal insurance which such person knows to contain materially false information concerning any fact material thereto; or conceals, for the purpose of misleading, information concerning any fact material thereto commits a fraudulent insurance act.',
    sources: { KS: 'Kan. Stat. § 40-2,118' },
  },
  {
    states: ['KY', 'PA'],
    on: both,
    text: 'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information or conceals for the purpose of misleading, information concerning any fact material thereto commits a fraudulent insurance act, which is a crime and subjects such person to criminal and civil penalties.',
    sources: { KY: 'Ky. Rev. Stat. § 304.47-030', PA: '18 Pa. Cons. Stat. § 4117(k)' },
  },
  {
    states: ['NY'],
    on: both,
    text: 'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information, or conceals for the purpose of misleading, information concerning any fact material thereto, commits a fraudulent insurance act, which is a crime, and shall also be subject to a civil penalty not to exceed five thousand dollars and the stated value of the claim for each such violation.',
    sources: { NY: 'N.Y. Ins. Law § 403(d); 11 NYCRR 86.4' },
  },
  {
    states: ['OH'],
    on: both,
    text: 'Any person who, with intent to defraud or knowing that he is facilitating a fraud against an insurer, submits an application or files a claim containing a false or deceptive statement is guilty of insurance fraud.',
    sources: { OH: 'Ohio Rev. Code § 3999.21' },
  },
  {
    states: ['ME'],
    on: both,
    text: 'It is a crime to knowingly provide false, incomplete or misleading information to an insurance company for the purpose of defrauding the company. Penalties may include imprisonment, fines or a denial of insurance benefits.',
    sources: { ME: 'Me. Rev. Stat. tit. 24-A, § 2186' },
  },
  {
    states: ['TN', 'VA', 'WA'],
    on: both,
    text: 'It is a crime to knowingly provide false, incomplete or misleading information to an insurance company for the purpose of defrauding the company. Penalties include imprisonment, fines and denial of insurance benefits.',
    sources: { TN: 'Tenn. Code § 56-53-111', VA: 'Va. Code § 52-40', WA: 'Wash. Rev. Code § 48.135.080' },
  },
  {
    states: ['NJ'],
    on: ['application'],
    text: 'Any person who includes any false or misleading information on an application for an insurance policy is subject to criminal and civil penalties.',
    sources: { NJ: 'N.J. Admin. Code § 11:16-1.2' },
  },
  {
    states: ['NJ'],
    on: ['claim'],
    text: 'Any person who knowingly files a statement of claim containing any false or misleading information is subject to criminal and civil penalties.',
    sources: { NJ: 'N.J. Admin. Code § 11:16-1.2' },
  },
  {
    states: ['OR'],
    on: both,
    text: 'Any person who knowingly and with intent to defraud or solicit another to defraud the insurer by submitting an application containing a false statement as to any material fact may be violating state law.',
    // the statement of applications; no provision was found that gives its words
    sources: {},
  },
]

/**
 * The notice for each state in which the event is, or the insured lives, on a kind of form; the general one where a state
 * has none. Equal texts stand once.
 */
export function noticesFor(states: readonly unknown[], on: NoticeForm): readonly string[] {
  const known = states.filter((state) => typeof state === 'string' && state !== '')
  const texts = (known.length > 0 ? known : [null]).map(
    (state) =>
      (
        fraudNotices.find(
          (notice) => notice.on.includes(on) && (notice.states as readonly unknown[]).includes(state),
        ) ?? generalNotice
      ).text,
  )
  return [...new Set(texts)]
}
