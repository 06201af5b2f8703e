'use client';

import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { DraftChange } from '@/app/_features/quotations/draft/change-draft';
import type { EditorOptions } from '@/app/_features/quotations/draft/editor-options';
import { beginHistory, stepHistory } from '@/app/_features/quotations/draft/history';
import { priceForm } from '@/app/_features/quotations/draft/price-form';
import {
  type Simulation,
  simulatedDraft,
  simulatedForm,
  simulatedOptions,
} from '@/app/_features/quotations/simulator/simulation';
import { SIMULATION_PARAMETER, writeSimulation } from '@/app/_features/quotations/simulator/simulation-link';

/** Browsers refuse an address that changes with every key. */
const ADDRESS_AFTER_MS = 300;

/** A simulated price: its inputs, its figures, and the address that carries it. */
export function useSimulation(initial: Simulation, given: EditorOptions) {
  const [history, dispatch] = useReducer(stepHistory, simulatedForm(initial), beginHistory);
  const [buyer, setBuyer] = useState(initial.buyer);
  const [agency, setAgency] = useState(initial.agency);
  const form = history.present;
  const options = useMemo(() => simulatedOptions(given, { buyer, agency }), [given, buyer, agency]);
  const price = useMemo(() => priceForm(form, options), [form, options]);
  const text = useMemo(
    () => writeSimulation({ draft: simulatedDraft(form), buyer, agency }),
    [form, buyer, agency],
  );
  const [begun] = useState(text);

  useEffect(() => {
    if (text === begun) return;
    const timer = setTimeout(() => {
      const query = text === null ? '' : `?${SIMULATION_PARAMETER}=${text}`;
      window.history.replaceState(null, '', window.location.pathname + query);
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, begun]);

  const change = useCallback(
    (made: DraftChange) => dispatch({ kind: 'change', change: made, now: Date.now() }),
    [],
  );

  return {
    form,
    options,
    price,
    history,
    change,
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    buyer,
    setBuyer,
    agency,
    setAgency,
    /** As the address carries it; null when it holds more than an address takes. */
    text,
  };
}
