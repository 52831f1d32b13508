import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { PglitePool } from '../../../server/platform/db/pglitePool'
import type { Faults } from './faults'
import { outsideRoots, rootNow } from './time'

const never = () => new Promise<never>(() => {})

interface PoolHooks {
  /** the mail server has accepted this message, and the server may not know it */
  excuse(messageId: string): void
  /** the tables may have changed */
  changed(): void
  /** waits until nobody else is busy; returns the end */
  begin(life: object | null): Promise<() => void>
}

interface Life {
  readonly isDead: boolean
  /** called at its death */
  readonly atDeath: Set<() => void>
}

const failure = (message: string, code: string) => Object.assign(new Error(message), { code })

/**
 * A server's connections to the one PGlite, with faults. The work of a dead server is rolled back, and no answer comes
 * back to it.
 */
export function faultyPool(shared: PglitePool, faults: Faults, hooks: PoolHooks): PostgresPool {
  const fault = (name: Parameters<Faults['happens']>[0]) => {
    const happens = faults.happens(name)
    const accepted = rootNow()?.accepted
    if (happens && accepted) hooks.excuse(accepted)
    return happens
  }

  async function connect(): Promise<PostgresPoolClient> {
    const life = rootNow()?.life as Life | null
    if (life?.isDead) return never()
    const end = rootNow()?.isBackground ? await hooks.begin(life) : () => {}
    const client = await outsideRoots(() => shared.connect())
    let isFree = false
    let isInside = false
    let broken: Error | null = null
    let running: Promise<unknown> = Promise.resolve()
    const run = (text: string, values: readonly unknown[] = []) => {
      if (!/^\s*select/i.test(text)) hooks.changed()
      const result = outsideRoots(() => client.query(text, [...values]))
      running = result.catch(() => undefined)
      return result
    }
    const free = () => {
      if (isFree) return
      isFree = true
      life?.atDeath.delete(die)
      client.release()
      end()
    }
    const die = () => void running.then(() => (isInside ? run('rollback') : null)).then(free)
    if (life?.isDead) {
      free()
      return never()
    }
    life?.atDeath.add(die)

    async function query(text: string, values: readonly unknown[] = []) {
      if (life?.isDead) return never()
      const command = text.trimStart().slice(0, 8).toLowerCase()
      if (command.startsWith('rollback')) {
        if (isInside) await run('rollback')
        isInside = false
        broken = null
        return { rows: [], rowCount: 0, command: 'ROLLBACK' }
      }
      if (broken) throw broken
      const lose = async (after: boolean) => {
        await run(after ? text : 'rollback', after ? values : [])
        isInside = false
        throw failure('Connection terminated unexpectedly', '08006')
      }
      if (command.startsWith('commit')) {
        if (fault('a connection is lost before the commit')) await lose(false)
        if (fault('a connection is lost after the commit')) await lose(true)
      } else if (life && fault('a statement fails')) {
        const reason = failure('canceling statement due to statement timeout', '57014')
        if (isInside) broken = failure('current transaction is aborted', '25P02')
        throw reason
      }
      const result = await run(text, values)
      if (command.startsWith('begin') || command.startsWith('start')) isInside = true
      if (command.startsWith('commit')) isInside = false
      return life?.isDead ? never() : result
    }
    return { query, release: () => (life?.isDead ? undefined : free()) } as unknown as PostgresPoolClient
  }

  return { connect, end: async () => undefined }
}
