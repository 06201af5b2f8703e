'use client';

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { CREATE_QUOTATION, UPDATE_QUOTATION } from '../documents';
import { beginHistory, type DraftChange, stepHistory } from '../draft/change-draft';
import { createSaver, type Readiness, type SaveAnswer, type SaveStatus } from '../draft/create-saver';
import { type DraftForm, isComplete } from '../draft/draft-form';
import type { EditorOptions } from '../draft/editor-options';
import {
  dropLocalCopy,
  forgetNewDraft,
  rememberNewDraft,
  settleLocalCopy,
  writeLocalCopy,
} from '../draft/local-copy';
import { priceDraft } from '../draft/price-draft';
import { canBeKept, draftProblems, toQuotationInput } from '../draft/save-draft';

const SAVE_AFTER_MS = 900;
const RETRY_AFTER_MS = 8000;

type Beginning = {
  readonly initial: DraftForm;
  /** The server's `updatedAt` of what was handed down; null for a new one. */
  readonly seenAt: string | null;
};

const readinessOf = (form: DraftForm, options: EditorOptions): Readiness => {
  if (!canBeKept(form)) return 'LOCAL';
  return Object.keys(draftProblems(form, options)).length > 0 ? 'WRONG' : 'KEEP';
};

/** A quotation being typed: what it is, what it costs, and that it is kept on the server and in this browser. */
export function useQuotationDraft({ initial, seenAt }: Beginning, options: EditorOptions) {
  const [history, dispatch] = useReducer(stepHistory, initial, beginHistory);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'UNTOUCHED' });
  const form = history.present;
  const price = useMemo(() => priceDraft(form, options), [form, options]);
  const save = useSave(seenAt, options);
  const { agencyId } = options;
  const isNew = seenAt === null;
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
    }),
  );

  /** Of unfinished lines the server keeps none: those stay in this browser alone. */
  function settle(saved: DraftForm): void {
    const pending = saved.lines.some((line) => !isComplete(line));
    settleLocalCopy(agencyId, { form: saved, seenAt: save.seenAt(), pending }, isNew || pending);
  }

  useEffect(() => {
    if (form === initial) return;
    offered.current = form;
    writeLocalCopy(agencyId, { form, seenAt: save.seenAt(), pending: true });
    if (isNew) rememberNewDraft(agencyId, form.id);
    saver.offer(form, readinessOf(form, options));
  }, [form, initial, agencyId, isNew, options, saver, save]);

  useEffect(() => {
    const online = () => void saver.flush();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      // Leaving for another page of the portal: save what is left, and begin afresh next time if all is kept.
      void saver.flush().then((kept) => {
        saver.stop();
        if (kept) forgetNewDraft(agencyId);
      });
    };
  }, [saver, agencyId]);

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
    canUndo: history.past.length > 0,
    /** Takes another state, as a copy of this browser is one; `base` is the server's state it was typed upon. */
    restore: (copy: DraftForm, base: string | null) => {
      save.setSeenAt(base);
      dispatch({ kind: 'restore', form: copy });
    },
    flush: () => saver.flush(),
    /** It was sent: nothing of it stays in this browser. */
    forget: () => {
      saver.stop();
      dropLocalCopy(agencyId, form.id);
    },
  };
}

/** Sends a draft to the server: a first time as a new one, then as a change of what was last seen. */
function useSave(firstSeenAt: string | null, options: EditorOptions) {
  const create = useWrite(CREATE_QUOTATION);
  const update = useWrite(UPDATE_QUOTATION);
  const seen = useRef(firstSeenAt);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  }, [options]);

  const [handle] = useState(() => ({
    seenAt: () => seen.current,
    setSeenAt: (base: string | null) => {
      seen.current = base;
    },
    current: async (form: DraftForm): Promise<SaveAnswer> => {
      const { zonedDateTimeToInstant } = await import('@/lib/core/calendar');
      const input = toQuotationInput(form, latest.current, zonedDateTimeToInstant);
      const result = seen.current
        ? await update.run({ input: { ...input, seenAt: seen.current } })
        : await create.run({ input });
      if (!result.ok) {
        const { code, message } = result.failure;
        const stops = ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'].includes(code);
        return {
          ok: false,
          message,
          reason: stops ? 'STOPPED' : code === 'INVALID' ? 'REFUSED' : 'OFFLINE',
        };
      }
      const { data } = result;
      seen.current =
        'createQuotation' in data ? data.createQuotation.updatedAt : data.updateQuotation.updatedAt;
      return { ok: true };
    },
  }));
  return handle;
}
