import { useField } from 'react-final-form'
import { dollars } from '../../../../domain/common/formats'
import { blankItem, type ChangeItem, itemFields, mostItems, sumOf } from '../../../../domain/staff/accounting'
import { fieldIdOfItem } from '../../../../domain/staff/accountingFaults'
import { besideField } from '../../../shared/fields/control/FieldFrames'
import { StandaloneField } from '../../../shared/fields/kinds/StandaloneField'
import type { SimpleKind } from '../../../shared/fields/kinds/simpleControls'
import { Button } from '../../../shared/ui/Button'
import { Icon } from '../../../shared/ui/Icon'

type Items = readonly ChangeItem[]
const asItIs = (value: unknown) => value as Items
const names = ['item_description', 'amount'] as const

/** The `change_item` entries: charges or refunds. The list begins with a blank entry and ends with the total. */
export function ItemFields({ faults }: { faults: Readonly<Record<string, string>> }) {
  const { input } = useField<Items>('change_item', { subscription: { value: true }, parse: asItIs, format: asItIs })
  const items = input.value
  const change = (next: Items, focused: number) => {
    input.onChange(next)
    // after the entry is drawn
    setTimeout(() => document.getElementById(fieldIdOfItem(focused, 'item_description'))?.focus(), 0)
  }
  const answer = (index: number, name: keyof ChangeItem, value: unknown) =>
    input.onChange(items.map((item, i) => (i === index ? { ...item, [name]: value } : item)))
  const remove = (index: number) =>
    change(
      items.filter((_, i) => i !== index),
      Math.min(index, items.length - 2),
    )
  return (
    <div className="grid gap-2">
      {items.map((item, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name but its place
          key={index}
          aria-label={`Item ${index + 1}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-1.5 gap-y-1 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
        >
          {names.map((name) => {
            const { [fieldIdOfItem(index, name)]: fault } = faults
            const { entry: _, ...question } = itemFields[name]
            return (
              <div key={name} className={name === 'item_description' ? 'max-sm:col-span-2' : ''}>
                <StandaloneField
                  question={{ name, ...question, kind: question.kind as SimpleKind }}
                  id={fieldIdOfItem(index, name)}
                  value={item[name]}
                  {...(fault && { fault: besideField(fault) })}
                  onChange={(value) => answer(index, name, value)}
                />
              </div>
            )
          })}
          {items.length > 1 && (
            <button
              type="button"
              className="tool"
              aria-label={`Remove item ${index + 1}`}
              onClick={() => remove(index)}
            >
              <Icon name="bin" />
            </button>
          )}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {items.length < mostItems ? (
          <Button isDense onClick={() => change([...items, blankItem], items.length)}>
            <Icon name="plus" />
            Add an item
          </Button>
        ) : (
          <span className="text-ink-soft">At most {mostItems} items.</span>
        )}
        <p className="font-strong">
          Total <span className="money">{dollars(sumOf(items))}</span>
        </p>
      </div>
    </div>
  )
}
