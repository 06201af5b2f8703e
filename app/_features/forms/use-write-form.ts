'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { isOutdated } from '@/app/_features/graphql/failure';
import type { WriteResult } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import type { Shown } from '@/app/_ui/form/fields';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { showFailure } from './show-failure';
import { lettingStand } from './standing-values';
import { useKeptForm } from './use-kept-form';
import { type Elsewhere, useRevision } from './use-revision';

/** The revision on which a write is based, as the operation names it. */
export type Seen = { readonly seenRevision?: number };

/** What the server answered once it saved. */
type DataOf<Result> = Extract<Result, { ok: true }> extends { data: infer Data } ? Data : never;

export type WriteFormOptions<
  Values extends FieldValues,
  Output extends FieldValues,
  Result extends WriteResult<unknown>,
> = {
  /** The schema that the server parses with; its messages are keys of lib/i18n. */
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Output>>[0];
  values: DefaultValues<NoInfer<Values>>;
  /**
   * Of what the form edits, as it came with `values`; 0 where there is nothing yet. Whoever saves after somebody else is
   * shown both. Left out by a form that makes something new.
   */
  revision?: number | undefined;
  /** Tells what the form is of, where a page may show several with the same fields: the id of what it edits. */
  keptAs?: string | undefined;
  /** `changed` holds the fields that differ from `values`; `seen` goes with the write. */
  write: (output: Output, changed: Partial<Output>, seen: Seen) => Promise<Result>;
  /** What the toast says. */
  saved: string | ((data: DataOf<Result>, output: NoInfer<Output>) => string);
  /** Says it in the place of the usual toast. */
  tell?: (said: string, data: DataOf<Result>, output: NoInfer<Output>) => void;
  /** Closes the form or leaves its page, before the page is read again. */
  onSaved?: (data: DataOf<Result>, output: NoInfer<Output>) => unknown;
  /** Replaces the write when no field was changed. */
  onUnchanged?: () => void;
  /** A form that stays begins again with this. Without it the form counts as closed once it is saved. */
  again?: (output: NoInfer<Output>, typed: NoInfer<Values>) => NoInfer<Values>;
  /** In a dialog, fields are checked when the form is sent. */
  inDialog?: boolean;
  /** False where reading the page again would disturb what is typed on it. */
  refreshes?: boolean;
};

export type WriteFormState<Values extends FieldValues = FieldValues, Output = Values> = UseFormReturn<
  Values,
  unknown,
  Output
> & {
  readonly submit: () => Promise<void>;
  /** What was refused and belongs to no field of the form. */
  readonly failure: string | null;
  /** While it is being saved, and after that until it closes. */
  readonly pending: boolean;
  readonly unsaved: boolean;
  /** Names of the fields that are on the screen; fields enter themselves. */
  readonly shown: Shown;
  /** What somebody else did meanwhile. */
  readonly elsewhere: Elsewhere;
  /** What was typed before the page was left is back. */
  readonly recovered: boolean;
  /** The page is older than the server: it has to be loaded again. */
  readonly outdated: boolean;
  /** Begins again with what is saved, and forgets what was typed. */
  readonly discard: () => void;
};

/** A form whose submit is one write: what is refused is said beside its field, and what was typed stays. */
export function useWriteForm<
  Values extends FieldValues,
  Output extends FieldValues,
  Result extends WriteResult<unknown>,
>({
  schema,
  values,
  revision,
  keptAs,
  write,
  saved,
  tell = (said) => toastSuccess(said),
  onSaved,
  onUnchanged,
  again,
  inDialog = false,
  refreshes = true,
}: WriteFormOptions<Values, Output, Result>): WriteFormState<Values, Output> {
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const [outdated, setOutdated] = useState(false);
  const [closed, setClosed] = useState(false);
  const [shown] = useState<Shown>(() => new Map());
  const check = standardSchemaResolver(schema);
  const form = useForm<Values, unknown, Output>({
    resolver: revision === undefined ? check : lettingStand(check, values as Record<string, unknown>),
    defaultValues: values,
    mode: inDialog ? 'onSubmit' : 'onTouched',
  });
  // Read here, so that they are followed.
  const { dirtyFields: _followed, isDirty, isSubmitting } = form.formState;
  const unsaved = isDirty && !closed;

  const { seen, base, beginWith, beginAgain, elsewhere, catchUp, wrote, isBehind } = useRevision(form, {
    values,
    revision,
  });
  const { recovered, drop } = useKeptForm(form, {
    values,
    keptAs,
    isOfSomething: revision !== undefined,
    unsaved,
    base,
    beginWith,
  });
  useUnsavedWarning(unsaved && !inDialog, { onLeave: drop });
  const send = form.handleSubmit(async (output) => {
    if (onUnchanged && !form.formState.isDirty) return onUnchanged();
    const dirty = form.formState.dirtyFields;
    const changed = Object.entries(output).filter(([name]) => name in dirty);
    const seenRevision = seen();
    const result = await write(
      output,
      Object.fromEntries(changed) as Partial<Output>,
      seenRevision === undefined ? {} : { seenRevision },
    );
    if (!result.ok) {
      setOutdated(isOutdated(result.failure));
      if (!result.failure.changedSince) return setFailure(showFailure(result.failure, form.setError, shown));
      if (await catchUp(result.failure)) await send();
      return;
    }
    const next = again?.(output, form.getValues());
    wrote(next);
    if (next) form.reset(next);
    else setClosed(true);
    drop();
    const data = result.data as DataOf<Result>;
    tell(typeof saved === 'string' ? saved : saved(data, output), data, output);
    await onSaved?.(data, output);
    if (refreshes) router.refresh();
  });

  async function submit() {
    setFailure(null);
    // What the page has learnt already is put together first: what both changed is shown before it is sent.
    if (isBehind() && elsewhere.merge().length > 0) return;
    await send();
  }
  const pending = isSubmitting || (closed && !again);
  function discard() {
    beginAgain();
    drop();
  }
  return { ...form, submit, failure, pending, unsaved, shown, elsewhere, recovered, discard, outdated };
}
