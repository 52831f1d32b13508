import { type Declared, type SettingsList, settings, settingsLists } from '../../domain/staff/settings'
import { actorOf } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { settingsList } from '../settings/settingsList'
import { tables } from '../settings/tables'
import type { Operation, OperationId } from './handler'

type ListOperationId = `${'add' | 'list'}${Declared['many']}` | `${'update' | 'delete'}${Declared['one']}`

/** The four operations of each list, by operationId. */
export const settingsListOperations = Object.fromEntries(settingsLists.flatMap(operationsOf)) as {
  readonly [K in ListOperationId & OperationId]: Operation<K>
}

/** With their names. The types are those of one list: lists differ only by their rows, which `tables` compares. */
function operationsOf(name: SettingsList) {
  const { one, many } = settings[name]
  const listIn = (services: Services) => settingsList<any, any, any, any>(services, tables[name])

  const find: Operation<'listPolicyFeeAdjustments'> = (services) => {
    const list = listIn(services)
    return async ({ query }) => ({ status: 200, body: await list.find(query) })
  }

  /** adds all rows or none */
  const add: Operation<'addPolicyFeeAdjustments'> = (services) => {
    const list = listIn(services)
    return async ({ body: { rows }, headers, caller }) => ({
      status: 201,
      body: await list.add({ rows, key: headers['idempotency-key'], actor: actorOf(caller) }),
    })
  }

  /** fields that are missing stay unchanged */
  const update: Operation<'updatePolicyFeeAdjustment'> = (services) => {
    const list = listIn(services)
    return async ({ params: { id }, headers, body, caller }) => ({
      status: 200,
      body: await list.update({ id, version: headers['if-match'], actor: actorOf(caller) }, body),
    })
  }

  /** returns the deleted row */
  const remove: Operation<'deletePolicyFeeAdjustment'> = (services) => {
    const list = listIn(services)
    return async ({ params: { id }, headers, caller }) => ({
      status: 200,
      body: await list.remove({ id, version: headers['if-match'], actor: actorOf(caller) }),
    })
  }

  const named: (readonly unknown[])[] = [
    [`list${many}`, find],
    [`add${many}`, add],
    [`update${one}`, update],
    [`delete${one}`, remove],
  ]
  return named
}
