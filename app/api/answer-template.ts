import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { ImportKindName } from '@/db/values/imports';
import { messages } from '@/lib/i18n/messages/es';
import template from '@/lib/i18n/messages/es/imports-template.json';
import { currentActor } from '@/lib/identity/session';
import { importKind } from '@/lib/imports/define-import';
import { EXAMPLE } from '@/lib/imports/rules';
import { answerFailure, answerOr } from './answer-rest';

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
const text = (value: string) => ({ type: String, value });
const WIDTH = 22;
const WIDE = 70;

/** A workbook with the columns of an import, one invented row that is not imported, and what stands in each. */
export async function writeTemplate(kind: ImportKindName): Promise<Buffer> {
  const fields: Readonly<Record<string, string>> = messages.imports[kind].fields;
  const { sheet, columns } = template[kind];
  const named = Object.entries(columns).map(([name, words]) => ({ heading: fields[name] ?? name, ...words }));
  const rows: SheetData = [
    [...named.map(({ heading }) => bold(heading)), bold(template.note)],
    [...named.map(({ example }) => text(example)), text(EXAMPLE)],
  ];
  const instructions: SheetData = [
    [bold(template.heading), bold(template.hint)],
    ...named.map(({ heading, hint }) => [text(heading), text(hint)]),
    [text(template.note), text(template.noteHint)],
  ];
  return writeExcelFile([
    { data: rows, sheet, columns: [...named, null].map(() => ({ width: WIDTH })), stickyRowsCount: 1 },
    { data: instructions, sheet: template.instructions, columns: [{ width: WIDTH }, { width: WIDE }] },
  ]).toBuffer();
}

/** The same as a file, for whoever may import. */
export const answerTemplate = (request: Request, kind: ImportKindName, fileName: string): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    importKind(kind).policy(await currentActor());
    return new Response(new Uint8Array(await writeTemplate(kind)), {
      headers: {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'Content-Disposition': `attachment; filename="${fileName}.xlsx"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
