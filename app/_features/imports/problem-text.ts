import type { ImportKindName } from '@/db/values/imports';
import { messages } from '@/lib/i18n/messages/es';
import { translate, translateField } from '@/lib/i18n/translate';
import type { RowProblem } from '@/lib/imports/define-import';

const FIELDS: Readonly<Record<ImportKindName, Readonly<Record<string, string>>>> = {
  TALENTS: messages.imports.TALENTS.fields,
  CLIENTS: messages.imports.CLIENTS.fields,
  EVENTS: messages.imports.EVENTS.fields,
};

/** What is wrong with a row, in words: 'Correo: Escribe un correo válido.' */
export function problemText(kind: ImportKindName, { field, key }: RowProblem): string {
  const words = field ? translateField(key) : translate(key);
  const name = field ? FIELDS[kind][field] : undefined;
  const said = name ? `${name}: ${words}` : words;
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
