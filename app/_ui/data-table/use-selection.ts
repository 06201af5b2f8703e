'use client';

import { useState } from 'react';

/** Which of the rows in view are chosen. */
export type Selection = {
  /** In the order of the rows. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly setAll: (chosen: boolean) => void;
  readonly clear: () => void;
};

/** Lives with the table: what is chosen is what is chosen among the rows in view, so another page begins anew. */
export function useSelection(inView: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = inView.filter((id) => chosen.has(id));
  const clear = () => setChosen(new Set());
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    setAll: (all) => (all ? setChosen(new Set(inView)) : clear()),
    clear,
  };
}
