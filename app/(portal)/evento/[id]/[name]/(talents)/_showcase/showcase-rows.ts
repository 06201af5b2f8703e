/** A row of the section of the showcase. */
export type ShowcaseRow = {
  readonly convocatedId: string;
  readonly name: string;
  readonly gender: 'FEMENINO' | 'MASCULINO';
  /** File id of an approved picture. */
  readonly photo?: string;
  readonly shown?: true;
  /** 'Confirmada', 'Disponible', 'Sin respuesta'. */
  readonly status: string;
  readonly confirmed?: true;
};

/** People of one role, some of whom are on this page. */
export type ShowcaseGroup = {
  readonly id: string;
  readonly title: string;
  /** Of the whole role. */
  readonly shown: number;
  readonly total: number;
  readonly people: readonly ShowcaseRow[];
};

/** A shown place and the one before or behind it, in the order in which they are to stand; null at an end. */
export function swapped(shown: readonly string[], id: string, by: 1 | -1): [string, string] | null {
  const from = shown.indexOf(id);
  const other = from < 0 ? undefined : shown[from + by];
  if (!other) return null;
  return by < 0 ? [id, other] : [other, id];
}
