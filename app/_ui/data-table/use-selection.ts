'use client';

import { useState } from 'react';

/** Which of the rows in view are chosen. */
export type Selection<Row> = {
  /** In the order of the rows. */
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly setAll: (chosen: boolean) => void;
  readonly clear: () => void;
};

/** Lives with the table: what is chosen is what is chosen among the rows in view, so another page begins anew. */
export function useSelection<Row extends { readonly id: string | number }>(
  inView: readonly Row[],
): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = inView.filter(({ id }) => chosen.has(String(id)));
  const ids = rows.map(({ id }) => String(id));
  const clear = () => setChosen(new Set());
  return {
    rows,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    setAll: (all) => (all ? setChosen(new Set(inView.map(({ id }) => String(id)))) : clear()),
    clear,
  };
}
