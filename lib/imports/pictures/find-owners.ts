import { and, asc, eq } from 'drizzle-orm';
import { importRows } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { fullName } from '@/lib/core/full-name';
import { foldWord } from '@/lib/core/text';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { importKind } from '../define-import';
import { type ImportPicturesInput, importPicturesInput } from '../inputs';
import { getImport } from '../lock-import';
import { valuesOf } from '../rules';
import { matchPictures, type PictureMatch, type PictureOwner } from './match-pictures';

/** Somebody of a file, of whom photos may be. */
export type PicturePerson = {
  readonly id: string;
  readonly line: number;
  readonly name: string;
  /** Whether its row came in, or waits to. */
  readonly comes: boolean;
  /** Paths of the photos that it has. */
  readonly kept: readonly string[];
};

export type PictureOwners = {
  /** In the order of the paths. */
  readonly pictures: readonly PictureMatch[];
  readonly people: readonly PicturePerson[];
};

/**
 * Whose pictures are that come beside a file, by their names and among the people of its rows. Throws INVALID, NOT_FOUND,
 * also for what has no photos, UNAUTHENTICATED, FORBIDDEN.
 */
export async function findPictureOwners(actor: Actor, input: ImportPicturesInput): Promise<PictureOwners> {
  const { id, paths } = parseInput(importPicturesInput, input);
  const found = await getImport(actor, id);
  const { pictures } = importKind(found.kind);
  if (!pictures) throw notFound('errors.import.notFound');
  const { id: row, line, cells, state, pictures: kept } = importRows;
  const rows = await database()
    .select({ id: row, line, cells, state, kept })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.sheet, found.sheet)))
    .orderBy(asc(line));
  const all = rows.map(({ cells, state, kept, ...row }) => ({
    ...row,
    comes: state === 'WAITING' || state === 'KEPT',
    kept: kept.map(({ path }) => path),
    owner: { id: row.id, ...pictures.ownerOf(valuesOf(cells, found.mapping)) },
  }));
  const people = withoutRepeated(all);
  return {
    pictures: matchPictures(
      paths,
      people.map(({ owner }) => owner),
    ),
    people: people.map(({ owner, ...person }) => ({
      ...person,
      name: fullName(owner),
    })),
  };
}

/** Without rows that say again who comes in by another one. */
function withoutRepeated<Row extends { readonly comes: boolean; readonly owner: PictureOwner }>(
  rows: readonly Row[],
): Row[] {
  const keysOf = ({ owner: { email, identification } }: Row): string[] =>
    [email.toLowerCase(), foldWord(identification)].filter((key) => key !== '');
  const coming = new Set(rows.filter(({ comes }) => comes).flatMap(keysOf));
  return rows.filter((row) => row.comes || !keysOf(row).some((key) => coming.has(key)));
}
