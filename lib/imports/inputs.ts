import * as z from 'zod/mini';

const importId = z.uuid('errors.import.notFound');

export const importIdInput = z.object({ id: importId });
export type ImportIdInput = z.input<typeof importIdInput>;

const fieldName = z.string().check(z.maxLength(40, 'validation.tooLong'));
const word = z.string().check(z.maxLength(2_000, 'validation.tooLong'));

/** The column of each field that has one, counted from 0. */
export const mapImportInput = z.object({
  id: importId,
  mapping: z
    .array(
      z.object({
        field: z.string(),
        column: z.int('validation.option').check(z.gte(0, 'validation.option')),
      }),
    )
    .check(z.maxLength(60, 'validation.tooMany')),
  /** What words mean that nobody knew; an empty value for none, an empty word for rows that say nothing. */
  words: z.optional(
    z
      .array(
        z.object({
          field: fieldName,
          word,
          value: z.string().check(z.maxLength(40, 'validation.tooLong')),
        }),
      )
      .check(z.maxLength(200, 'validation.tooMany')),
  ),
});
export type MapImportInput = z.input<typeof mapImportInput>;

/** A word of a file whose meaning is searched, and what is typed to find it. */
export const importChoicesInput = z.object({
  id: importId,
  field: fieldName,
  word,
  typed: z.string().check(z.maxLength(200, 'validation.tooLong')),
});
export type ImportChoicesInput = z.input<typeof importChoicesInput>;

/** Pictures that are matched, and shown, at once. */
export const MOST_PICTURES = 3_000;
const path = z.string().check(z.maxLength(400, 'validation.tooLong'));

/** The paths of pictures, as their folder or ZIP has them. */
export const importPicturesInput = z.object({
  id: importId,
  paths: z.array(path).check(z.maxLength(MOST_PICTURES, 'validation.tooMany')),
});
export type ImportPicturesInput = z.input<typeof importPicturesInput>;

export const keepPictureInput = z.object({
  id: importId,
  row: z.uuid('errors.import.notFound'),
  path,
  type: z.string(),
});
export type KeepPictureInput = z.input<typeof keepPictureInput>;

export const runImportInput = z.object({ id: importId, tells: z.boolean() });
export type RunImportInput = z.input<typeof runImportInput>;

export const chooseSheetInput = z.object({
  id: importId,
  sheet: z.int('validation.option').check(z.gte(0, 'validation.option')),
});
export type ChooseSheetInput = z.input<typeof chooseSheetInput>;
