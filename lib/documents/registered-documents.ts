import type { DocumentDefinition } from './define-document';

let registered: ReadonlyMap<string, DocumentDefinition> | null = null;

/** Tells the job every document that it can draw. lib/root/documents.ts calls it before a job runs. */
export function registerDocuments(documents: readonly DocumentDefinition[]): void {
  registered = new Map(documents.map((document) => [document.kind, document]));
}

/** Returns the document of that kind. Throws when there is none, or when none was registered. */
export function registeredDocument(kind: string): DocumentDefinition {
  if (!registered) throw new Error('No documents are registered: import lib/root/documents.ts first');
  const document = registered.get(kind);
  if (!document) throw new Error(`No document is registered as ${kind}`);
  return document;
}
