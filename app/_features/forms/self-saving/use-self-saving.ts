'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { WriteResult } from '@/app/_features/graphql/use-write';
import type { Shown } from '@/app/_ui/form/fields';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { showFailure } from '../show-failure';
import type { WriteFormState } from '../use-write-form';
import { changesOf, isEmpty, type Patch, withChanges, withoutPaths } from './changes';
import { dropDraft, keepDraft, readDraft } from './drafts';
import { createSaver, type Outcome, type SaveState } from './saver';

type Problem = { readonly path: readonly PropertyKey[] };
type Checked = { readonly data?: unknown; readonly issues: readonly Problem[] };

type Options<Values extends FieldValues> = {
  /** The schema that the server parses with; its messages are keys of lib/i18n. */
  readonly schema: Parameters<typeof standardSchemaResolver<Values, unknown, FieldValues>>[0];
  /** What is wrong with a patch, and what it is once parsed. */
  readonly check: (patch: Patch) => Checked;
  readonly values: DefaultValues<NoInfer<Values>>;
  /** Names of the lists of entries, of which those that changed are sent. */
  readonly lists: readonly string[];
  readonly write: (patch: FieldValues) => Promise<WriteResult<unknown>>;
  /** Under this name what is not saved is kept on the device, but for the fields `neverKept`. */
  readonly draft: string;
  readonly neverKept: readonly string[];
};

/** Failures that pass by themselves. */
const PASSING: readonly string[] = ['OFFLINE', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'];

/**
 * A form that is saved while it is filled in, field by field: what is wrong says so and waits, the rest is kept. What
 * could not be sent stays on the device, is tried again, and comes back with the page.
 */
export function useSelfSaving<Values extends FieldValues>(options: Options<Values>) {
  const { schema, values, lists, draft, neverKept } = options;
  const given = useRef(options);
  given.current = options;
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const [recovered, setRecovered] = useState(false);
  const [shown] = useState<Shown>(() => new Map());
  const saved = useRef<Readonly<Record<string, unknown>>>(values as Readonly<Record<string, unknown>>);
  /** Values that the server refused, by path of the field: not sent again as they are. */
  const refused = useRef(new Map<string, string>());
  const form = useForm<Values, unknown, FieldValues>({
    resolver: standardSchemaResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
  });
  const { getValues, setError, setValue, trigger, watch } = form;
  const changes = () => changesOf(saved.current, getValues(), lists);

  /** Where an entry of a patch stands in the form. */
  function formPath(patch: Patch, [name, index, ...rest]: readonly PropertyKey[]): string {
    if (typeof index !== 'number') return String(name);
    const entry = (patch[String(name)] as readonly { id: string }[] | undefined)?.[index];
    const all = (getValues()[String(name)] ?? []) as readonly { id: string }[];
    return [name, all.findIndex(({ id }) => id === entry?.id), ...rest].join('.');
  }

  function next() {
    const patch = changes();
    const faults = given.current.check(patch).issues.map(({ path }) => path);
    sayWrong(faults.map((path) => formPath(patch, path)));
    const valid = withoutPaths(patch, faults);
    const stopped = Object.keys(valid).filter(
      (name) => refused.current.get(name) === JSON.stringify(valid[name]),
    );
    const sent = withoutPaths(
      valid,
      stopped.map((name) => [name]),
    );
    const { removedEntries, ...fields } = sent;
    // Ids alone say nothing: a list from which entries are only taken away is sent empty.
    const whole = removedEntries?.length
      ? { ...Object.fromEntries(lists.flatMap((name) => (name in patch ? [[name, []]] : []))), ...sent }
      : Object.keys(fields).some((name) => lists.includes(name))
        ? sent
        : fields;
    return { patch: isEmpty(whole) ? null : whole, invalid: faults.length + stopped.length > 0 };
  }

  /** Not of the field in which somebody is typing. */
  function sayWrong(paths: readonly string[]) {
    const typing = document.activeElement?.getAttribute('name');
    const said = paths.filter((path) => path !== typing && shown.has(path));
    if (said.length > 0) void trigger(said as Path<Values>[]);
  }

  async function write(patch: Patch): Promise<Outcome> {
    setFailure(null);
    const { data } = given.current.check(patch);
    const result = await given.current.write(data as FieldValues);
    if (result.ok) {
      saved.current = withChanges(saved.current, patch, lists);
      return 'done';
    }
    if (PASSING.includes(result.failure.code)) return 'failed';
    const names = new Set(result.failure.fields.map(({ path }) => path.split('.')[0] ?? ''));
    for (const name of names) if (name in patch) refused.current.set(name, JSON.stringify(patch[name]));
    setFailure(showFailure(result.failure, setError, shown));
    return [...names].some((name) => name in patch) ? 'done' : 'stopped';
  }

  function show(now: SaveState) {
    setState(now);
    const left = changes();
    if (isEmpty(left)) dropDraft(draft);
    else keepDraft(draft, left, neverKept);
  }

  const [saver] = useState(() => createSaver<Patch>({ next, write, show }));

  useEffect(() => {
    const typed = readDraft(draft);
    if (typed) {
      const known = Object.fromEntries(Object.entries(typed).filter(([name]) => name in saved.current));
      const after = withChanges(saved.current, { ...typed, ...known }, lists);
      for (const name of Object.keys(known)) setValue(name as Path<Values>, after[name] as never);
      if (!isEmpty(changesOf(saved.current, after, lists))) {
        setRecovered(true);
        saver.touch();
      }
    }
    const { unsubscribe } = watch(() => saver.touch());
    const now = () => void saver.save();
    const hidden = () => document.visibilityState === 'hidden' && now();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      unsubscribe();
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', hidden);
      // Another page of the place: what was typed last is sent, and kept until that is done.
      void saver.save().finally(saver.stop);
    };
  }, [draft, lists, saver, setValue, watch]);

  const unsaved = state === 'waiting' || state === 'saving' || state === 'failed' || state === 'invalid';
  useUnsavedWarning(state === 'failed' || state === 'invalid');

  const kit: WriteFormState<Values, FieldValues> = {
    ...form,
    submit: async () => void (await saver.save()),
    failure,
    pending: false,
    unsaved,
    shown,
    // What it sends are single fields, when they are typed.
    // It keeps a draft of its own, for longer than the tab.
    recovered: false,
    outdated: false,
    discard: () => undefined,
    elsewhere: { isNewer: false, collisions: [], taken: [], merge: () => [] },
  };
  return { form: kit, state, recovered, save: saver.save };
}
