import { create, mask, nullable, number, object, record, type Struct, string, type, unknown } from 'superstruct'
import type { AnyActorRef } from 'xstate'
import { assignIn } from './call'
import { draftText } from './draftText'

/** Drafts of a page that serves many contacts, by the contact's id. */
export type Drafts<Draft> = Readonly<Record<string, Draft>>

export const setDraft = <Draft>(drafts: Drafts<Draft>, contactId: string, draft: Draft): Drafts<Draft> => ({
  ...drafts,
  [contactId]: draft,
})

export const clearDraft = <Draft>(drafts: Drafts<Draft>, contactId: string): Drafts<Draft> => {
  const { [contactId]: _, ...others } = drafts
  return others
}

/**
 * The actions and the guard of a page that serves many contacts. A form that is interrupted is saved under its contact,
 * with the name of the state it was in (`at`), and is resumed as soon as that contact is loaded again.
 *
 * @param contactOf the contact that the page shows
 * @param formOf the content of the page's forms, from the context or from a draft
 */
export const draftsByContact = <
  At extends string,
  Form extends object,
  Context extends Form & { readonly drafts: Drafts<Form & { readonly at: At }> },
>(
  contactOf: (context: Context) => string,
  formOf: (from: Form) => Form,
) => {
  const withForm = (context: Context, at: At) =>
    ({ drafts: setDraft(context.drafts, contactOf(context), { ...formOf(context), at }) }) as Partial<Context>
  return {
    guards: {
      hasDraftAt: ({ context }: { readonly context: Context }, { at }: { readonly at: At }) =>
        context.drafts[contactOf(context)]?.at === at,
    },
    actions: {
      saveDraft: assignIn<Context, { readonly at: At }>(({ context }, { at }) => withForm(context, at)),
      resumeDraft: assignIn<Context>(({ context }) => {
        const contactId = contactOf(context)
        return {
          ...formOf(context.drafts[contactId]!),
          drafts: clearDraft(context.drafts, contactId),
        } as Partial<Context>
      }),
    },
    /** The drafts with the open form, which is in the state `at`; null without an open form. */
    draftsIn: (context: Context, at: At | null): Context['drafts'] =>
      at ? withForm(context, at).drafts! : context.drafts,
  }
}

/** The methods of the browser's storage that are used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** How the drafts of a page survive a reload. */
export interface StoredPage<Draft, Stored> {
  /** part of the storage's key */
  readonly page: string
  /** a stored text of another shape is ignored: the page may have changed since */
  readonly shape: Struct<Stored, unknown>
  /** leaves out files and cards, which are never stored; null leaves out the draft */
  readonly pack: (draft: Draft) => Stored | null
  readonly unpack: (stored: Stored) => Draft
}

/** A draft that is stored as it is: `shape` describes it. */
export const storedAsIs = <Draft, Stored>(page: string, shape: Struct<Stored, unknown>): StoredPage<Draft, Stored> => ({
  page,
  shape,
  pack: (draft) => draft as unknown as Stored,
  unpack: (draft) => draft as unknown as Draft,
})

/** The answers of a form, by question. */
export const answersShape = record(string(), nullable(string()))
/** The answers of a form as a draft; null where nothing is written. */
export const ifWritten = <Answers extends object>(answers: Answers): Answers | null =>
  Object.values(answers).some((answer) => answer !== null && answer !== '') ? answers : null

/** A row that a form is about, as it was loaded. */
export const rowShape = type({})

/** A form that changes a row (machines/kit/form). */
export const formShape = object({ about: nullable(rowShape), answers: answersShape, key: nullable(string()) })

/** The drafts of several owners, such as contacts, each stored as `each` says. */
export const storedEach = <Draft, Stored>(
  each: StoredPage<Draft, Stored>,
): StoredPage<Drafts<Draft>, Record<string, Stored>> => ({
  page: each.page,
  shape: record(string(), each.shape) as unknown as Struct<Record<string, Stored>, unknown>,
  pack: (drafts) => {
    const packed = Object.entries(drafts).flatMap(([owner, draft]) => {
      const one = each.pack(draft)
      return one === null ? [] : [[owner, one] as const]
    })
    return packed.length === 0 ? null : Object.fromEntries(packed)
  },
  unpack: (packed) => Object.fromEntries(Object.entries(packed).map(([owner, one]) => [owner, each.unpack(one)])),
})

/** A staff page, with its draft as it is at any time; null where nothing is written. */
export interface DraftedPage<Snapshot, Draft, Stored> extends StoredPage<Draft, Stored> {
  readonly draftIn: (snapshot: Snapshot) => Draft | null
  /** the chart of the open form, where it is a chart of its own */
  readonly formIn?: (snapshot: Snapshot) => AnyActorRef | undefined
}

/** Calls `changed` with the page's state whenever the page or its open form changes. */
export function followForm<Snapshot>(
  page: {
    readonly subscribe: (changed: (snapshot: Snapshot) => void) => unknown
    readonly getSnapshot: () => Snapshot
  },
  formIn: ((snapshot: Snapshot) => AnyActorRef | undefined) | undefined,
  changed: (snapshot: Snapshot) => void,
) {
  let form: AnyActorRef | undefined
  let following = { unsubscribe: () => {} }
  page.subscribe((snapshot) => {
    const now = formIn?.(snapshot)
    if (now !== form) {
      following.unsubscribe()
      form = now
      following = now?.subscribe(() => changed(page.getSnapshot())) ?? following
    }
    changed(snapshot)
  })
}

const prefix = 'marquee.draft'
const envelope = object({ at: number(), draft: unknown() })

/**
 * Every text from a box of a staff or policy page is stored here, without card numbers. Where the browser refuses to
 * store, a reload starts without the draft.
 */
export const storeText = (storage: DraftStorage | undefined, key: string, draft: object): void =>
  attempt(() => storage?.setItem(key, draftText(draft)))

/**
 * Keeps a page's drafts in the tab's storage, so that a reload, leaving and coming back, or signing out and in again
 * loses no text, and no other tab shows it.
 */
export function draftStore<Draft, Stored>(
  storage: DraftStorage | undefined,
  { page, shape, pack, unpack }: StoredPage<Draft, Stored>,
) {
  const key = `${prefix}.${page}`
  let last: string | null = null
  const clear = () => {
    last = null
    attempt(() => storage?.removeItem(key))
  }
  return {
    /** Replaces the stored draft; null removes it. @param now milliseconds since 1970 */
    set: (draft: Draft | null, now: number) => {
      const packed = draft === null ? null : pack(draft)
      if (packed === null) return clear()
      const text = JSON.stringify(packed)
      if (text === last) return
      last = text
      storeText(storage, key, { at: now, draft: packed })
    },
    clear,
    /**
     * The stored draft; null if there is none, if its shape is another, or if it is older than `since`, when all drafts
     * were cleared.
     */
    restore: (since: number): Draft | null =>
      attempt(() => {
        const { at, draft } = create(JSON.parse(storage?.getItem(key) ?? 'null'), envelope)
        return at < since ? null : unpack(mask(draft, shape))
      }) ?? null,
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
