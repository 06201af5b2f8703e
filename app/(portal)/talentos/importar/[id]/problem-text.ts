import { messages } from '@/lib/i18n/messages/es';
import { translate, translateField } from '@/lib/i18n/translate';
import type { RowProblem } from '@/lib/imports/define-import';

const FIELDS: Readonly<Record<string, string>> = messages.imports.fields;

/** What is wrong with a row, in words: 'Correo: Escribe un correo válido.' */
export function problemText({ field, key }: RowProblem): string {
  const words = field ? translateField(key) : translate(key);
  const name = field ? FIELDS[field] : undefined;
  const said = name ? `${name}: ${words}` : words;
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
