import { answeredThrough } from '../../../domain/application/examples'
import { payloadOf } from '../../../domain/application/payload'

/** The body of a wedding with both coverages, with every question up to the terms answered. @param id of a saved quote */
export function quoteBody(heads: number, id?: string) {
  const answers = answeredThrough('location', {
    event_type: 'Wedding',
    coverage_type: 'Liability and Cancellation Insurance',
    event_total_costs: 22_000,
    number_attendees: heads,
    loss_deposit: 'True',
    photograph_video: 'True',
    event_gift: 'True',
  })
  const body = JSON.parse(JSON.stringify(payloadOf(answers))) as ReturnType<typeof payloadOf>
  return id === undefined ? body : { ...body, step2: { ...body.step2, id } }
}
