import { afterAll, beforeAll, expect, test } from 'vitest'
import { doubleEnds, endingIn } from '../../domain/sentenceEnds'
import { type TestServices, testServices } from '../rig/services'
import { additionalInsured, cancellationChoices, weddingAnswers } from './fixture'
import { boughtKinds, readFor } from './press'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())

test.each(['.', '?'])('no sentence of a document ends twice where typed words end in “%s”', async (end) => {
  const ai_data = [additionalInsured('Example Rentals', { ai_waiver_subrogation: 'True' })] as never
  const answers = endingIn(
    end,
    weddingAnswers({ ...cancellationChoices, insured_company_name: 'Sample Company', event_name: 'A party', ai_data }),
  )
  for (const kind of boughtKinds) {
    const { text } = await readFor(services, kind, answers)
    expect(text).toContain(`Sample Company${end}`)
    expect(doubleEnds(text)).toEqual([])
  }
})
