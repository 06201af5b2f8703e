'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { WriteResult } from '@/app/_features/graphql/use-write';
import type { Shown } from '@/app/_ui/form/fields';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { showFailure } from '../show-failure';
import { usePageAgain } from '../use-page-again';
import type { Elsewhere } from '../use-revision';
import type { Seen, WriteFormState } from '../use-write-form';
import { changesOf, isEmpty, type Patch, putTogether, withChanges, withoutPaths } from './changes';
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
  /** Of what the form edits, as it came with `values`. Whoever saves after somebody else is shown both. */
  readonly revision: number;
  /** Names of the lists of entries, of which those that changed are sent. */
  readonly lists: readonly string[];
  readonly write: (patch: FieldValues, seen: Seen) => Promise<WriteResult<unknown>>;
  /** Under this name what is not saved is kept on the device, but for the fields `neverKept`. */
  readonly draft: string;
  readonly neverKept: readonly string[];
};

type Known = Readonly<Record<string, unknown>>;
type Met = Pick<Elsewhere, 'collisions' | 'taken'>;

const NONE: Met = { collisions: [], taken: [] };

/** Failures that pass by themselves. */
const PASSING: readonly string[] = ['OFFLINE', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'];

/**
 * A form that is saved while it is filled in, field by field: what is wrong says so and waits, the rest is kept. What
 * could not be sent stays on the device, is tried again, and comes back with the page.
 */
export function useSelfSaving<Values extends FieldValues>(options: Options<Values>) {
  const { schema, values, revision, lists, draft, neverKept } = options;
  const given = useRef(options);
  given.current = options;
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const [recovered, setRecovered] = useState(false);
  const [shown] = useState<Shown>(() => new Map());
  const { latest, readAgain } = usePageAgain<Known>({ values: values as Known, revision });
  const saved = useRef(values as Known);
  const seen = useRef(revision);
  const [met, setMet] = useState(NONE);
  /** What stood there before two people changed it, of fields that wait for a choice. */
  const before = useRef<Record<string, unknown>>({});
  /** Values that the server refused, by path of the field: not sent again as they are. */
  const refused = useRef(new Map<string, string>());
  const form = useForm<Values, unknown, FieldValues>({
    resolver: standardSchemaResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
  });
  const { getValues, setError, setValue, trigger, watch } = form;
  const changes = () => changesOf(saved.current, getValues(), lists);

  /** What was typed on `base`, upon what the page knows now: fields that both changed wait for a choice. */
  function takeNewer(base: Known, here: Known): void {
    const theirs = latest.current;
    const { typed, ...now } = putTogether(base, theirs.values, here, lists);
    saved.current = theirs.values;
    seen.current = theirs.revision ?? seen.current;
    before.current = Object.fromEntries(now.collisions.map(({ path }) => [path, base[path]]));
    for (const [name, value] of Object.entries(typed)) {
      if (JSON.stringify(value) === JSON.stringify(getValues()[name])) continue;
      setValue(name as Path<Values>, value as never, { shouldDirty: true });
    }
    const patch = changes();
    for (const { path } of now.collisions) refused.current.set(path, JSON.stringify(patch[path]));
    setMet(now);
  }

  /** Whoever saves after being shown both values has chosen. */
  function settle(): void {
    for (const name of Object.keys(before.current)) refused.current.delete(name);
    before.current = {};
    setMet(NONE);
  }

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
    const result = await given.current.write(data as FieldValues, { seenRevision: seen.current });
    if (result.ok) {
      saved.current = withChanges(saved.current, patch, lists);
      // What was counted more than once is refused the next time, and put together by itself.
      seen.current += 1;
      for (const name of Object.keys(patch)) delete before.current[name];
      setMet(({ collisions, taken }) => ({
        collisions: collisions.filter(({ path }) => path in before.current),
        taken,
      }));
      return 'done';
    }
    if (result.failure.changedSince) {
      await readAgain(result.failure.changedSince, saved.current);
      takeNewer({ ...saved.current, ...before.current }, getValues());
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
    else keepDraft(draft, { patch: left, base: { ...saved.current, ...before.current } }, neverKept);
  }

  const [saver] = useState(() => createSaver<Patch>({ next, write, show }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads what is current
  useEffect(() => {
    const kept = readDraft(draft);
    if (kept) {
      const isKnown = ([name]: [string, unknown]) => name in saved.current;
      const base = { ...saved.current, ...Object.fromEntries(Object.entries(kept.base).filter(isKnown)) };
      const { removedEntries = [], ...fields } = kept.patch;
      const known = Object.fromEntries(Object.entries(fields).filter(isKnown));
      takeNewer(base, withChanges(base, { ...known, removedEntries }, lists));
      if (!isEmpty(changes())) {
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
  }, [draft, saver, watch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision alone says that something is newer
  useEffect(() => {
    if (revision > seen.current) takeNewer({ ...saved.current, ...before.current }, getValues());
  }, [revision]);

  function save(): Promise<boolean> {
    settle();
    return saver.save();
  }

  const unsaved = state === 'waiting' || state === 'saving' || state === 'failed' || state === 'invalid';
  useUnsavedWarning(state === 'failed' || state === 'invalid');

  const kit: WriteFormState<Values, FieldValues> = {
    ...form,
    submit: async () => void (await save()),
    failure,
    pending: false,
    unsaved,
    shown,
    // It keeps a draft of its own, for longer than the tab.
    recovered: false,
    outdated: false,
    discard: () => undefined,
    // What is newer is put together as soon as the page knows it.
    elsewhere: { ...met, isNewer: false, merge: () => met.collisions },
  };
  return { form: kit, state, recovered, save };
}
