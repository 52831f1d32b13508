import type { MoneyRead } from './types'

/** Whether an entry is of a policy or its order, and not of what staff charge for beside it. */
export const isOfPolicy = ({ purpose }: Pick<MoneyRead['entry'], 'purpose'>): boolean =>
  /^(purchase|cancel|change:|order:)/.test(purpose)
