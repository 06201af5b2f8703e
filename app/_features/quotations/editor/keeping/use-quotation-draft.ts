'use client';

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { CREATE_QUOTATION, UPDATE_QUOTATION } from '@/lib/quotations/drafts/writes';
import type { DraftChange } from '../../draft/change-draft';
import { createSaver, type Readiness, type SaveAnswer, type SaveStatus } from '../../draft/create-saver';
import { type DraftForm, isComplete } from '../../draft/draft-form';
import { lockDraft } from '../../draft/draft-lock';
import type { EditorOptions } from '../../draft/editor-options';
import { beginHistory, stepHistory } from '../../draft/history';
import { dropLocalCopy, settleLocalCopy, writeLocalCopy } from '../../draft/local-copy';
import { type DraftPrice, priceForm } from '../../draft/price-form';
import { canBeKept, draftProblems, toQuotationInput } from '../../draft/save-draft';
import { writeNewDraft } from './new-draft-address';

const SAVE_AFTER_MS = 900;
const RETRY_AFTER_MS = 8000;

/** The server's state of a draft, and its revision; nulls while it has never seen it. */
type ServerState = { readonly base: DraftForm | null; readonly seenRevision: number | null };

type StartingPoint = {
  readonly initial: DraftForm;
  /** The server's revision of what was handed down; null for a new one. */
  readonly seenRevision: number | null;
  /** True for a new draft with content, which this browser stores at once. */
  readonly begun: boolean;
};

const readinessOf = (form: DraftForm, price: DraftPrice): Readiness => {
  if (!canBeKept(form)) return 'LOCAL';
  return Object.keys(draftProblems(form, price)).length > 0 ? 'WRONG' : 'KEEP';
};

/** The form as the server keeps it: without unfinished lines. */
const asKept = (form: DraftForm): DraftForm => ({ ...form, lines: form.lines.filter(isComplete) });

/** A quotation being typed: what it is, what it costs, and that it is kept on the server and in this browser. */
export function useQuotationDraft({ initial, seenRevision, begun }: StartingPoint, options: EditorOptions) {
  const [history, dispatch] = useReducer(stepHistory, initial, beginHistory);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'UNTOUCHED' });
  const form = history.present;
  const price = useMemo(() => priceForm(form, options), [form, options]);
  const save = useSave({ base: seenRevision === null ? null : initial, seenRevision }, options);
  const { owner } = options;
  const isNew = seenRevision === null;
  const offered = useRef(initial);
  const [saver] = useState(() =>
    createSaver(initial, {
      save: (latest) => save.current(latest),
      onStatus: (now) => {
        if (now.kind === 'SAVED') settle(offered.current);
        setStatus(now);
      },
      delayMs: SAVE_AFTER_MS,
      retryMs: RETRY_AFTER_MS,
      kept: seenRevision !== null,
    }),
  );

  /** Drops the local copy, unless the form has unfinished lines, which the server does not keep. */
  function settle(saved: DraftForm): void {
    if (saved.lines.every(isComplete)) settleLocalCopy(owner, saved);
    else writeLocalCopy(owner, { form: saved, ...save.server(), at: Date.now() });
  }

  useEffect(() => (isNew ? lockDraft(form.id) : undefined), [isNew, form.id]);

  useEffect(() => {
    // Until something is typed there is nothing to keep; what is undone to the beginning is.
    if (form === offered.current && !begun) return;
    offered.current = form;
    const kept = writeLocalCopy(owner, { form, ...save.server(), at: Date.now() });
    if (isNew && kept) writeNewDraft(form.id);
    saver.offer(form, readinessOf(form, price));
  }, [form, begun, owner, isNew, price, saver, save]);

  useEffect(() => {
    const online = () => void saver.flush();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      // Leaving for another page of the portal: save what is left.
      void saver.flush().then(saver.stop);
    };
  }, [saver]);

  const change = useCallback(
    (made: DraftChange) => dispatch({ kind: 'change', change: made, now: Date.now() }),
    [],
  );

  return {
    form,
    price,
    status,
    change,
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    history,
    /** Restores a copy on top of the server's state. */
    restore: (copy: DraftForm, server: ServerState) => {
      save.setServer(server);
      dispatch({ kind: 'restore', form: copy });
    },
    flush: () => saver.flush(),
    /** Drops the local copy of a sent draft. */
    forget: () => {
      saver.stop();
      dropLocalCopy(owner, form.id);
    },
  };
}

/** Sends a draft to the server: a first time as a new one, then as a change of what was last seen. */
function useSave(first: ServerState, options: EditorOptions) {
  const create = useWrite(CREATE_QUOTATION);
  const update = useWrite(UPDATE_QUOTATION);
  const server = useRef(first);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  }, [options]);

  const [handle] = useState(() => ({
    server: () => server.current,
    setServer: (state: ServerState) => {
      server.current = state;
    },
    current: async (form: DraftForm): Promise<SaveAnswer> => {
      const { zonedDateTimeToInstant } = await import('@/lib/core/calendar');
      const input = toQuotationInput(form, latest.current, zonedDateTimeToInstant);
      const { seenRevision } = server.current;
      const result = seenRevision ? await update.run({ ...input, seenRevision }) : await create.run(input);
      if (!result.ok) {
        const { code, message } = result.failure;
        const stops = ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'].includes(code);
        return {
          ok: false,
          message,
          reason: stops ? 'STOPPED' : code === 'INVALID' ? 'REFUSED' : 'OFFLINE',
        };
      }
      server.current = { base: asKept(form), seenRevision: result.data.revision };
      return { ok: true };
    },
  }));
  return handle;
}
