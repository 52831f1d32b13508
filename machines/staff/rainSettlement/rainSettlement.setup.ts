import { assign, emit, setup } from 'xstate'
import type { RainMeasurement, RainPayment, RainSettling } from '../../../contract/client'
import { measurementFaults, settledPaymentFaults } from '../../../domain/rain/settlement'
import { may } from '../../../domain/staff/permissions'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getRainSettlement, payRain, recordRain, SettlementQuery } from '../../calls/rainSettlement'
import { clearDraft, type Drafts, draftsByContact } from '../../kit/draft'
import { type FormEvent, formGuards, isWritten, type RequestContext, requestActions } from '../../kit/form'
import {
  type PageContext,
  type PageEmitted,
  type PageEvent,
  type PageInput,
  type PageTypes,
  pageActions,
  success,
} from '../../kit/page'
import { contactIdIn } from '../shell/route.params'

/** As they are typed. A form of the payment begins with its reference, and one of the measurement with its station. */
export type SettlementAnswers = Readonly<Record<string, string | null>>

interface SettlementForm {
  readonly answers: SettlementAnswers
  /** the answers that the form began with */
  readonly began: SettlementAnswers
}

export type SettlementDraft = SettlementForm & { readonly at: 'measuring' | 'paying' }
export type SettlementDrafts = Drafts<SettlementDraft>

export interface SettlementContext
  extends PageContext<SettlementQuery, RainSettling>,
    RequestContext<SettlementAnswers>,
    SettlementForm {
  readonly user: PageInput['user']
  readonly drafts: SettlementDrafts
}

const calls = {
  getRainSettlement: slot<typeof getRainSettlement>('getRainSettlement'),
  recordRain: slot<typeof recordRain>('recordRain'),
  payRain: slot<typeof payRain>('payRain'),
}

export type SettlementEvent =
  | PageEvent
  | OutcomesOf<typeof calls>
  | FormEvent<SettlementAnswers>
  | { type: 'measuring.begun' }
  | { type: 'paying.begun' }

export const queryIn = (address: string): SettlementQuery => ({ id: contactIdIn(address) })

const drafts = draftsByContact<SettlementDraft['at'], SettlementForm, SettlementContext>(
  ({ query }) => query.id,
  ({ answers, began }) => ({ answers, began }),
)
export const { draftsIn } = drafts

export const isFormWritten = ({ answers, began }: SettlementForm): boolean => isWritten(began, answers)

/** A role that may settle, and a settlement that can be recorded or paid now. */
type Settling = Pick<SettlementContext, 'user' | 'data'>
export const mayMeasure = ({ user, data }: Settling) => may(user, 'rain.settle') && data?.refused === null
export const mayPay = ({ user, data }: Settling) =>
  may(user, 'rain.settle') && (data?.settlement?.amount ?? 0) > 0 && data?.settlement?.paid_on === null

/** The errors that the browser finds in the open form. */
export function settlementFaults({ answers, began, data }: Pick<SettlementContext, 'answers' | 'began' | 'data'>) {
  const { insured, today, settlement } = data!
  return 'reference' in began
    ? settledPaymentFaults(answers, today)
    : measurementFaults(answers, { insured, today, isCorrection: settlement !== null })
}

/** The measurement begins with the insured hours, and a correction with what was recorded. */
function measurementAnswers({ insured, today, settlement }: RainSettling): SettlementAnswers {
  const { from_hour, to_hour } = settlement ?? insured
  return {
    inches: settlement ? String(settlement.inches) : null,
    station: settlement?.station ?? null,
    from_hour: String(from_hour),
    to_hour: String(to_hour),
    read_on: today,
    ...(settlement && { reason: null }),
  }
}

export const measurementOf = ({ answers, data }: SettlementContext): RainMeasurement => ({
  edition: data!.settlement?.edition ?? 0,
  inches: Number(answers['inches']),
  station: String(answers['station']),
  from_hour: Number(answers['from_hour']),
  to_hour: Number(answers['to_hour']),
  read_on: String(answers['read_on']),
  ...(answers['reason'] && { reason: answers['reason'] }),
})

export const paymentOf = ({ answers, data }: SettlementContext): RainPayment => ({
  edition: data!.settlement!.edition,
  paid_on: String(answers['paid_on']),
  reference: String(answers['reference']),
})

/** A form that begins anew replaces the draft that could not be resumed. */
const begun = ({ drafts: all, query }: SettlementContext, answers: SettlementAnswers) => ({
  answers,
  began: answers,
  drafts: clearDraft(all, query.id),
  refused: null,
  rejections: 0,
})

export const settlementSetup = setup({
  types: {} as PageTypes<SettlementContext, SettlementEvent, SettlementDrafts>,
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSameContact: ({ context }, { address }: { readonly address: string }) => queryIn(address).id === context.query.id,
    // openapi.yaml: only some roles may settle
    mayMeasure: ({ context }) => mayMeasure(context),
    mayPay: ({ context }) => mayPay(context),
    isMeasuringAgain: ({ context }) =>
      mayMeasure(context) && drafts.guards.hasDraftAt({ context }, { at: 'measuring' }),
    isPayingAgain: ({ context }) => mayPay(context) && drafts.guards.hasDraftAt({ context }, { at: 'paying' }),
    isUnsound: ({ context }) => Object.keys(settlementFaults(context)).length > 0,
    isWritten: ({ context }) => isFormWritten(context),
  },
  actions: {
    ...pageActions,
    ...requestActions,
    ...drafts.actions,
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: queryIn(address), data: null })),
    beginMeasurement: assign(({ context }) => begun(context, measurementAnswers(context.data!))),
    beginPayment: assign(({ context }) => begun(context, { paid_on: context.data!.today, reference: null })),
    announceSaved: emit(() => success('Recorded.')),
    announceWork: emit((): PageEmitted => ({ type: 'work.changed' })),
  },
})
