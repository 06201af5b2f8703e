'use client';

import { useState } from 'react';

/** Which rows are chosen: of those in view, and of those that match on other pages. */
export type Selection<Row> = {
  /** In the order of the rows, those of other pages behind. */
  readonly rows: readonly Row[];
  /** How many of those in view. */
  readonly inView: number;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly setAll: (chosen: boolean) => void;
  /** Chooses these too, also of other pages. */
  readonly add: (rows: readonly Row[]) => void;
  readonly clear: () => void;
};

type Kept<Row> = {
  readonly of: string;
  readonly ids: ReadonlySet<string>;
  readonly elsewhere: readonly Row[];
};

/**
 * Lives with the table: another page begins anew, but for what was chosen of all pages, and another search or filter,
 * which `of` tells, does so for that too.
 */
export function useSelection<Row extends { readonly id: string | number }>(
  inView: readonly Row[],
  of: string,
): Selection<Row> {
  const [kept, keep] = useState<Kept<Row>>({ of, ids: new Set(), elsewhere: [] });
  const none = { of, ids: new Set<string>(), elsewhere: [] };
  const { ids, elsewhere } = kept.of === of ? kept : none;
  const seen = new Set(inView.map(({ id }) => String(id)));
  const others = elsewhere.filter(({ id }) => !seen.has(String(id)) && ids.has(String(id)));
  const here = inView.filter(({ id }) => ids.has(String(id)));
  const rows = [...here, ...others];
  const chosen = rows.map(({ id }) => String(id));
  return {
    rows,
    inView: here.length,
    has: (id) => ids.has(id),
    toggle: (id) => {
      const left = chosen.filter((other) => other !== id);
      keep({ of, ids: new Set(ids.has(id) ? left : [...chosen, id]), elsewhere });
    },
    setAll: (all) => keep(all ? { of, ids: new Set([...chosen, ...seen]), elsewhere } : none),
    add: (more) =>
      keep({
        of,
        ids: new Set([...chosen, ...more.map(({ id }) => String(id))]),
        elsewhere: more.filter(({ id }) => !seen.has(String(id))),
      }),
    clear: () => keep(none),
  };
}
