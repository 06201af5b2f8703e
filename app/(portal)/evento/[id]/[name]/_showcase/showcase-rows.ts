/** A row of the section of the showcase. */
export type ShowcaseRow = {
  readonly convocatedId: string;
  readonly name: string;
  readonly gender: 'FEMENINO' | 'MASCULINO';
  /** File id of an approved picture. */
  readonly photo: string | null;
  readonly role: { readonly code: string; readonly name: string };
  readonly shown: boolean;
  /** Can be shown in one go with all who said yes. */
  readonly saidYes: boolean;
  /** 'Confirmada', 'Disponible', 'Sin respuesta'. */
  readonly status: string;
  readonly confirmed: boolean;
};

/** The ids of the shown, as they stand one below the other, with one of them moved by that many places of its group. */
export function moved(
  groups: readonly { readonly people: readonly ShowcaseRow[] }[],
  id: string,
  by: number,
): string[] {
  return groups.flatMap(({ people }) => {
    const ids = people.filter((row) => row.shown).map((row) => row.convocatedId);
    const from = ids.indexOf(id);
    if (from < 0) return ids;
    ids.splice(from, 1);
    ids.splice(Math.max(0, from + by), 0, id);
    return ids;
  });
}
