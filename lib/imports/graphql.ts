import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { checkImport } from './check-import';
import { chooseImportSheet } from './choose-sheet';
import type { FieldChoice } from './define-import';
import { findImportChoices } from './find-choices';
import { findPictureOwners, type PictureOwners } from './pictures/find-owners';
import { runImport, undoImport } from './run-import';
import { CHECK_IMPORT, CHOOSE_IMPORT_SHEET, RUN_IMPORT, UNDO_IMPORT } from './writes';

const ImportChoiceType = builder.objectRef<FieldChoice>('ImportChoice').implement({
  description: 'What a word of a file may mean.',
  fields: (t) => ({ value: t.exposeString('value'), label: t.exposeString('label') }),
});

const ImportPictureType = builder.objectRef<PictureOwners['pictures'][number]>('ImportPicture').implement({
  description:
    'Whose a photo is by the name of its file: of a row, or of one of several, of which somebody says which.',
  fields: (t) => ({
    owner: t.expose('owner', { type: 'ID', nullable: true }),
    candidates: t.exposeIDList('candidates'),
  }),
});

const ImportPersonType = builder.objectRef<PictureOwners['people'][number]>('ImportPerson').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    line: t.exposeInt('line'),
    name: t.exposeString('name'),
    comes: t.exposeBoolean('comes', { description: 'Its row came in, or waits to.' }),
    kept: t.exposeStringList('kept', { description: 'Paths of the photos that it has.' }),
  }),
});

const ImportPicturesType = builder.objectRef<PictureOwners>('ImportPictures').implement({
  fields: (t) => ({
    pictures: t.field({ type: [ImportPictureType], resolve: ({ pictures }) => [...pictures] }),
    people: t.field({ type: [ImportPersonType], resolve: ({ people }) => [...people] }),
  }),
});

builder.queryFields((t) => ({
  importChoices: t.field({
    type: [ImportChoiceType],
    description:
      'What a word of a field with many values may mean: the likest, of those that hold what is typed.',
    args: {
      id: t.arg.id({ required: true }),
      field: t.arg.string({ required: true }),
      word: t.arg.string({ required: true }),
      typed: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => findImportChoices(actor, args),
  }),
  importPictures: t.field({
    type: ImportPicturesType,
    description:
      'Whose photos are that come beside a file, by their paths and in that order, among its people.',
    args: { id: t.arg.id({ required: true }), paths: t.arg.stringList({ required: true }) },
    resolve: (_, args, { actor }) => findPictureOwners(actor, args),
  }),
}));

serveWrite(CHECK_IMPORT, 'ID', checkImport, {
  description: 'Matches columns, and tries every row without keeping any.',
  about: {
    ImportWordInput: 'What a word of a column of choices means; an empty one is said of rows that have none.',
  },
});
serveWrite(CHOOSE_IMPORT_SHEET, 'ID', chooseImportSheet, {
  description: 'Takes another sheet of the file, whose columns and rows are then looked at anew.',
});
serveWrite(RUN_IMPORT, 'ID', runImport);
serveWrite(UNDO_IMPORT, 'ID', undoImport, {
  description: 'Takes out what came in by it and nobody has used since.',
});
