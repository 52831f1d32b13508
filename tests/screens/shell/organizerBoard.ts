import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { ExhibitorCalls } from '../../../contract/client'
import * as cases from '../../walks/exhibitors.cases'
import { ok } from '../fakes'
import { enter } from './application'

export type Args<Call extends keyof ExhibitorCalls> = Parameters<ExhibitorCalls[Call]>
/** the address of the organizer's mailed link */
export const at = `/quote/organizer/${cases.token}`
export const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Once the dialog has given the focus back, the result takes it. */
export async function hasFocus(text: string) {
  const result = await screen.findByText(text)
  await waitFor(() => expect(document.activeElement).toBe(result))
}

/** The organizer's board, with its calls. */
export function openBoard(search = '', own: object = {}) {
  const calls = {
    listExhibitors: vi.fn(async (..._: Args<'listExhibitors'>) => ok(cases.listed)),
    importExhibitors: vi.fn(async (...[, { apply }]: Args<'importExhibitors'>) =>
      ok(apply ? cases.invited : cases.previews.sound),
    ),
    countReminders: vi.fn(async (..._: Args<'countReminders'>) => ok({ reminded: 2, stopped: 1, today: 0 })),
    remindExhibitors: vi.fn(async (..._: Args<'remindExhibitors'>) => ok({ reminded: 2, stopped: 1, today: 0 })),
    removeExhibitor: vi.fn(async (..._: Args<'removeExhibitor'>) => ok(undefined)),
    decideCertificate: vi.fn(async (..._: Args<'decideCertificate'>) =>
      ok({ ...cases.waiting, state: 'returned' as const }),
    ),
    ...own,
  }
  return { ...enter(at + search, calls), calls }
}
