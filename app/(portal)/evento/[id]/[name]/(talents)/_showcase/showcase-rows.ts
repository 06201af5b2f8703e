/** A row of the section of the showcase. */
export type ShowcaseRow = {
  readonly convocatedId: string;
  readonly name: string;
  readonly gender: 'FEMENINO' | 'MASCULINO';
  /** File id of an approved picture. */
  readonly photo?: string;
  readonly talentId: string;
  readonly shown?: true;
  /** It is otherwise than the client sees it. */
  readonly changed?: true;
  /** Of its own, what the client is told, and which photos it sees; the rule chooses them where there are none. */
  readonly heading?: string;
  readonly note?: string;
  readonly photoIds?: readonly string[];
  /** 'Confirmada', 'Disponible', 'Sin respuesta'. */
  readonly status: string;
  readonly confirmed?: true;
};

/** People under one heading, some of whom are on this page. */
export type ShowcaseGroup = {
  readonly id: string;
  readonly title: string;
  /** Given by the agency; null for the profile. */
  readonly heading: string | null;
  /** Under the whole heading. */
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
