import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { importMappings, importRows } from '@/db/schema';
import type { ImportRowState } from '@/db/values/imports';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { foldWord } from '@/lib/core/text';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type ImportKind, identityKey, importKind, type RowProblem, type RowReader } from './define-import';
import { type MapImportInput, mapImportInput } from './inputs';
import { getImport, type Import, moveImport } from './lock-import';
import { readRow } from './read-row';
import { type Mapping, missingFields, valuesOf } from './rules';
import { knownWords, wordSense } from './word-sense';
import { type WordSense, wordKey } from './words';

type Verdict = {
  readonly id: string;
  readonly state: ImportRowState;
  readonly problems: readonly RowProblem[];
};

/**
 * Matches columns to fields and unknown words to values, remembers both for the agency's next file, and tries every row
 * without keeping any:
 * each is faulty with what is wrong cell by cell, a duplicate, or waits. Throws INVALID for a match that lacks a field
 * or names one twice, CONFLICT once the import runs, NOT_FOUND, RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN.
 */
export async function checkImport(actor: Actor, input: MapImportInput): Promise<string> {
  const { id, mapping: pairs, words = [] } = parseInput(mapImportInput, input);
  const found = await getImport(actor, id);
  const kind = importKind(found.kind);
  const mapping = readMapping(found, kind, pairs);
  await spendAllowance(actor, 'import');
  const said = await readAnswers(found, kind, words);
  const verdicts = await tryRows(found, kind, mapping, await wordSense(found, kind, mapping, said));
  await transact(async (tx) => {
    await moveImport(tx, id, ['READ', 'CHECKED'], {
      state: 'CHECKED',
      mapping: { ...mapping },
      blanks: said.blanks,
    });
    await keepVerdicts(tx, verdicts);
    const fields = Object.fromEntries(
      Object.entries(mapping).map(([name, column]) => [foldWord(found.headers[column] ?? ''), name]),
    );
    const of = { agencyId: found.agencyId, kind: found.kind };
    const target = [importMappings.agencyId, importMappings.kind];
    await tx
      .insert(importMappings)
      .values({ ...of, fields, words: said.known })
      .onConflictDoUpdate({ target, set: { fields, words: said.known } });
    await recordAudit(tx, actor, 'import.check', { id, agencyId: found.agencyId });
  });
  return id;
}

function readMapping(
  found: Import,
  { fields }: ImportKind,
  pairs: readonly { field: string; column: number }[],
): Mapping {
  const names = new Set(fields.map(({ name }) => name));
  const wrong = (key: string, at = 'mapping') => new AppError('INVALID', key, { [at]: key });
  const mapping: Record<string, number> = {};
  for (const [index, { field, column }] of pairs.entries()) {
    if (!names.has(field)) throw wrong('imports.problem.column', `mapping.${index}.field`);
    if (column >= found.headers.length) throw wrong('imports.problem.column', `mapping.${index}.column`);
    if (field in mapping || Object.values(mapping).includes(column))
      throw wrong('imports.problem.columnTwice', `mapping.${index}`);
    mapping[field] = column;
  }
  if (missingFields(fields, new Set(Object.keys(mapping))).length > 0)
    throw wrong('imports.problem.columnMissing');
  return mapping;
}

/** Rows that are read and tried in one go: others are answered between two. */
const TRIED_AT_ONCE = 250;

/** The answers of before with those that are given now. Throws INVALID for what a field may not be. */
async function readAnswers(
  found: Import,
  kind: ImportKind,
  words: readonly { field: string; word: string; value: string }[],
): Promise<{ known: Record<string, string>; blanks: Record<string, string> }> {
  const known: Record<string, string> = { ...(await knownWords(found)) };
  const blanks: Record<string, string> = { ...found.blanks };
  if (words.length === 0) return { known, blanks };
  const choices = await kind.choices(found.agencyId);
  const searched = await knownValues(found.agencyId, kind, words);
  for (const [index, { field, word, value }] of words.entries()) {
    const isRequired = kind.fields.some(({ name, required }) => name === field && required);
    const isChoice = choices[field]?.some((choice) => choice.value === value) || searched[field]?.has(value);
    const fits = value === '' ? !isRequired : isChoice;
    if (!choices[field] || !fits) {
      throw new AppError('INVALID', 'validation.option', { [`words.${index}.value`]: 'validation.option' });
    }
    if (word === '') blanks[field] = value;
    else known[wordKey(field, word)] = value;
  }
  return { known, blanks };
}

/** Of the answers to searched fields, those that one may have, by field. */
async function knownValues(
  agencyId: string,
  { searched = {} }: ImportKind,
  words: readonly { field: string; value: string }[],
): Promise<Record<string, ReadonlySet<string>>> {
  const of = (name: string) => words.flatMap(({ field, value }) => (field === name && value ? [value] : []));
  const found = Object.entries(searched).map(async ([name, { known }]) => [
    name,
    await known(agencyId, of(name)),
  ]);
  return Object.fromEntries(await Promise.all(found));
}

async function tryRows(
  found: Import,
  kind: ImportKind,
  mapping: Mapping,
  sense: WordSense,
): Promise<Verdict[]> {
  const reader = await kind.reader(found.agencyId, sense);
  const seen = new Set<string>();
  const verdicts: Verdict[] = [];
  for (let after = 0; ; ) {
    const rows = await database()
      .select({ id: importRows.id, line: importRows.line, cells: importRows.cells })
      .from(importRows)
      .where(
        and(eq(importRows.importId, found.id), eq(importRows.sheet, found.sheet), gt(importRows.line, after)),
      )
      .orderBy(asc(importRows.line))
      .limit(TRIED_AT_ONCE);
    const last = rows.at(-1);
    if (!last) return verdicts;
    after = last.line;
    verdicts.push(...(await trySome(rows, reader, mapping, seen)));
  }
}

async function trySome(
  rows: readonly { readonly id: string; readonly cells: readonly string[] }[],
  reader: RowReader<unknown>,
  mapping: Mapping,
  seen: Set<string>,
): Promise<Verdict[]> {
  const read = rows.map(({ id, cells }) => ({ id, row: readRow(reader, valuesOf(cells, mapping)) }));
  const known = await reader.known(
    database(),
    read.flatMap(({ row }) => ('input' in row ? row.identities : [])),
  );
  return read.map(({ id, row }) => {
    if ('problems' in row) return { id, state: 'FAULTY', problems: row.problems };
    const keys = row.identities.map((identity) => ({ ...identity, key: identityKey(identity) }));
    const there = keys.flatMap(({ field, key, isHint }) => {
      if (isHint) return [];
      const why = known.get(key) ?? (seen.has(key) ? 'imports.problem.twiceInFile' : null);
      return why ? [{ field, key: why }] : [];
    });
    if (there.length > 0) return { id, state: 'DUPLICATE', problems: there };
    for (const { key } of keys) seen.add(key);
    return { id, state: 'WAITING', problems: [] };
  });
}

/** One statement for a thousand rows. */
async function keepVerdicts(tx: Tx, verdicts: readonly Verdict[]): Promise<void> {
  for (let at = 0; at < verdicts.length; at += 1_000) {
    const some = JSON.stringify(verdicts.slice(at, at + 1_000));
    await tx.execute(sql`
      update ${importRows} set state = given.state, problems = given.problems
      from jsonb_to_recordset(${some}::jsonb) as given(id uuid, state text, problems jsonb)
      where import_rows.id = given.id`);
  }
}
