import '@/lib/root/imports';
import type { ImportKindName } from '@/db/values/imports';
import type { Actor } from '@/lib/core/actor';
import { checkImport } from '@/lib/imports/check-import';
import { getImportDetail } from '@/lib/imports/queries';
import { runImport } from '@/lib/imports/run-import';
import { startImport } from '@/lib/imports/start-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';

let number = 0;
/** A row as an agency writes it, of somebody else each time. */
export const importRow = (fields: Record<string, string> = {}) => {
  number += 1;
  return {
    Nombres: 'Luz',
    Apellidos: 'Importada',
    Correo: `importada${number}@correo.co`,
    Género: 'Mujer',
    'Número de documento': String(70_000_000 + number),
    'Fecha de nacimiento': '31/12/1999',
    Ciudad: 'Bogotá',
    'Perfil principal': 'Modelo',
    'Estatura (cm)': '1,72 m',
    ...fields,
  };
};
export type ImportRow = ReturnType<typeof importRow>;

export function fileOf(rows: readonly ImportRow[]): { name: string; bytes: Buffer } {
  const headers = Object.keys(rows[0] ?? importRow()) as (keyof ImportRow)[];
  const lines = [headers, ...rows.map((one) => headers.map((header) => one[header]))];
  const text = lines
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n');
  return { name: 'talentos.csv', bytes: Buffer.from(text) };
}

/** Uploads rows and tries them with the columns as they were guessed; what is asked is answered with the first guess. */
export const tried = (actor: Actor, rows: readonly ImportRow[]): Promise<string> =>
  triedFile(actor, fileOf(rows), { answers: true });

/** The same of a whole file, by whose columns nothing is asked unless it is to be answered. */
export async function triedFile(
  actor: Actor,
  file: { readonly name: string; readonly bytes: Buffer },
  { kind = 'TALENTS', answers = false }: { readonly kind?: ImportKindName; readonly answers?: boolean } = {},
): Promise<string> {
  const id = await startImport(actor, kind, file);
  const { mapping, doubts } = await getImportDetail(actor, id);
  const answered = Object.entries(doubts).map(
    ([column, fields]) => [fields[0] ?? '', Number(column)] as const,
  );
  const pairs = [...Object.entries(mapping), ...(answers ? answered : [])];
  return checkImport(actor, { id, mapping: pairs.map(([field, column]) => ({ field, column })) });
}
/** Tries them and brings in who may come. */
export async function brought(actor: Actor, rows: readonly ImportRow[], tells = false): Promise<string> {
  const id = await tried(actor, rows);
  await runImport(actor, { id, tells });
  await runAllJobs();
  return id;
}
