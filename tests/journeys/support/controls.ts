import type { Locator, Page } from '@playwright/test'
import type { AnswerValue, Entry, Field, Kind } from '../../../domain/application/fields/field'
import { expectPage as expect } from './expectPage'

/** Finds, answers and reads each kind of question on the page by role and label, as a screen reader does. */
type Request = Pick<Field, 'kind' | 'label' | 'optional' | 'options' | 'entry'>

interface Driver {
  readonly find: (page: Page | Locator, question: Request) => Locator
  readonly fill: (page: Page, control: Locator, value: never, question: Request) => Promise<void>
  readonly shows: (control: Locator, value: never, question: Request) => Promise<void>
}

const nameOf = ({ label, optional }: Request) => (optional ? `${label} (optional)` : label)
const labelOf = ({ options }: Request, value: string) =>
  options?.find((option) => option.value === value)?.label ?? value

const typed: Driver = {
  find: (page, question) => page.getByRole('textbox', { name: nameOf(question), exact: true }),
  fill: (_, control, value: string | number) => control.fill(String(value)),
  shows: (control, value: string | number | null) => expect(control).toHaveValue(String(value ?? '')),
}

const group = (page: Page | Locator, question: Request) =>
  page.getByRole('radiogroup', { name: nameOf(question), exact: true })

/** Its name is Yes or No, or what it accepts or declines, with its price. */
export const yesOrNo = (group: Locator, value: string) => group.locator(`input[value="${value}"]`)

const yesNo: Driver = {
  find: group,
  fill: (_, control, value: string) => yesOrNo(control, value).check(),
  shows: (control, value: string | null) =>
    value === null
      ? expect(control.getByRole('radio', { checked: true })).toHaveCount(0)
      : expect(yesOrNo(control, value)).toBeChecked(),
}

/** Few options are boxes, many are a list. */
const choice: Driver = {
  find: (page, question) =>
    group(page, question).or(page.getByRole('combobox', { name: nameOf(question), exact: true })),
  fill: async (_, control, value: string, question) => {
    await control.waitFor()
    const isList = (await control.getAttribute('role')) !== 'radiogroup'
    if (isList) await control.selectOption(String(value))
    else await control.getByRole('radio', { name: labelOf(question, value), exact: true }).check()
  },
  shows: async (control, value: string | null, question) => {
    await control.waitFor()
    const isList = (await control.getAttribute('role')) !== 'radiogroup'
    if (isList) return expect(control).toHaveValue(value ?? '')
    if (value === null) return expect(control.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(control.getByRole('radio', { name: labelOf(question, value), exact: true })).toBeChecked()
  },
}

const combobox: Driver = {
  find: (page, question) => page.getByRole('combobox', { name: nameOf(question), exact: true }),
  fill: async (page, control, value: string, question) => {
    // the list opens by typing, and the same text again is no typing
    if ((await control.inputValue()) === labelOf(question, value)) return
    await control.fill(labelOf(question, value))
    await page
      .getByRole('option', { name: labelOf(question, value) })
      .first()
      .click()
    await expect(control).toHaveValue(labelOf(question, value))
  },
  shows: (control, value: string | null, question) =>
    expect(control).toHaveValue(value === null ? '' : labelOf(question, value)),
}

const limits: Driver = {
  find: group,
  fill: (_, control, value: string, question) =>
    control.getByRole('radio', { name: labelOf(question, value), exact: true }).check(),
  shows: (control, value: string | null, question) =>
    value === null
      ? expect(control.getByRole('radio', { checked: true })).toHaveCount(0)
      : expect(control.getByRole('radio', { name: labelOf(question, value), exact: true })).toBeChecked(),
}

const mark: Driver = {
  find: (page, question) => page.getByRole('checkbox', { name: question.label, exact: true }),
  fill: (_, control, value: string) => control.setChecked(value === 'True'),
  shows: (control, value: string | null) => expect(control).toBeChecked({ checked: value === 'True' }),
}

const dateList: Driver = {
  find: (page, question) => page.getByRole('group', { name: nameOf(question), exact: true }),
  fill: async (_, control, days: readonly string[]) => {
    for (const [index, day] of days.entries()) {
      const rows = control.getByRole('textbox')
      await rows.first().waitFor()
      if ((await rows.count()) <= index) await control.getByRole('button', { name: /^Add another/ }).click()
      await rows.nth(index).fill(day)
    }
  },
  shows: async (control, days: readonly string[] | null) => {
    const rows = control.getByRole('textbox')
    await expect(rows).toHaveCount(Math.max(1, days?.length ?? 0))
    for (const [index, day] of (days ?? []).entries()) await expect(rows.nth(index)).toHaveValue(day)
  },
}

const entries: Driver = {
  find: (page, question) => page.getByRole('group', { name: nameOf(question), exact: true }),
  fill: async (page, control, list: readonly Entry[], { entry: declared }) => {
    for (const entry of list) {
      await control.getByRole('button', { name: /^Add (the first|another)/ }).click()
      for (const [name, value] of Object.entries(entry)) {
        const { kind, label, optional } = declared!.fields[name]!
        if (value === null) continue
        if (kind === 'cover') {
          await control.getByRole('checkbox', { name: label, exact: true }).setChecked(value === 'True')
          continue
        }
        const box = control.getByLabel(nameOf({ label, optional, kind: 'text' }), { exact: true }).last()
        if (await box.evaluate((element) => element.tagName === 'SELECT')) await box.selectOption(String(value))
        else await box.fill(String(value))
      }
      await page.getByRole('button', { name: 'Done', exact: true }).last().click()
    }
  },
  shows: async (control, list: readonly Entry[] | null) => {
    await expect(control.getByRole('listitem')).toHaveCount(list?.length ?? 0)
  },
}

const drivers: Partial<Record<Kind, Driver>> = {
  text: typed,
  longText: typed,
  email: typed,
  emails: typed,
  phone: typed,
  zip: typed,
  money: typed,
  count: typed,
  date: typed,
  dateList,
  choice,
  limits,
  combobox,
  yesNo,
  cover: mark,
  agreement: mark,
  entries,
}

const driverOf = ({ kind }: Request): Driver => {
  const driver = drivers[kind]
  if (!driver) throw new Error(`Nobody can answer a question of kind ${kind}`)
  return driver
}

export const controlOf = (page: Page | Locator, question: Request) => driverOf(question).find(page, question)

/** `within`: the part of the page that asks the question, where another part has one of the same name. */
export const fill = (page: Page, question: Request, value: AnswerValue, within: Page | Locator = page) =>
  driverOf(question).fill(page, controlOf(within, question), value as never, question)

export const shows = (page: Page | Locator, question: Request, value: AnswerValue | null) =>
  driverOf(question).shows(controlOf(page, question), value as never, question)
