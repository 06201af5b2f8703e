import type { Actor } from '@/lib/core/actor';
import { type OpenedFile, openStoredFile } from '@/lib/storage/open-file';
import type { FileRow } from '@/lib/storage/put-file';
import type { DocumentKind } from './document-kinds';
import type { DocumentFacts, DocumentRow, DocumentSettings, DocumentTable } from './document-settings';
import { type Preview, previewDocument, renderDocument } from './render-document';

/** A document without the types of its row and its content. */
export type DocumentDefinition = {
  readonly kind: DocumentKind;
  readonly table: DocumentTable;
  readonly render: (actor: Actor, id: string) => Promise<FileRow>;
  /** Opens what `render` returns, for an actor who may see it. */
  readonly open: (actor: Actor, id: string) => Promise<OpenedFile>;
  readonly preview: (actor: Actor, id: string) => Promise<Preview>;
  readonly facts: (id: string) => Promise<DocumentFacts | null>;
};

/** Declares a document of a domain in its `document.ts`. lib/root/documents.ts lists them all for the job. */
export function defineDocument<Row extends DocumentRow, Content>(
  settings: DocumentSettings<Row, Content>,
): DocumentDefinition {
  const render = (actor: Actor, id: string) => renderDocument(settings, actor, id);
  return {
    kind: settings.kind,
    table: settings.table,
    render,
    open: async (actor, id) => openStoredFile(actor, await render(actor, id), settings.fileKind),
    preview: (actor, id) => previewDocument(settings, actor, id),
    facts: settings.facts,
  };
}
