import type { MoratoriumPage, MoratoriumRow, Result } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import type { MoratoriumForm } from '../../domain/staff/moratoria'
import { pageCall, saveCall } from './call'

export interface MoratoriaQuery {
  readonly search: string
  readonly sort: 'from' | 'until' | 'created'
  readonly direction: 'asc' | 'desc'
  /** from 1 */
  readonly page: number
}

export const listMoratoria = (client: StaffClient) =>
  pageCall((query: MoratoriaQuery, signal): Promise<Result<MoratoriumPage>> => client.listMoratoria(query, signal))

const saved = (row: MoratoriumRow) => ({ type: 'moratorium.saved', row }) as const

export const addMoratorium = (client: StaffClient) =>
  saveCall(
    ({ form, idempotencyKey }: { form: MoratoriumForm; idempotencyKey: string }, signal) =>
      client.addMoratorium(
        { ...form, coverages: [...form.coverages], states: [...form.states], zips: [...form.zips] },
        idempotencyKey,
        signal,
      ),
    { answered: saved },
  )

export const liftMoratorium = (client: StaffClient) =>
  saveCall(({ id }: { id: string }, signal) => client.liftMoratorium(id, signal), { answered: saved })
