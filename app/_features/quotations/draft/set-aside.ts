import { attempt, type LocalCopy, readCopy, writeCopy } from './local-copy';

// What was typed here and changed elsewhere too, until the person has decided which of both holds.
const keyOf = (owner: string, id: string) => `elenco:unsaved:quotation-aside:${owner}:${id}`;

export const setAside = (owner: string, copy: LocalCopy): void => writeCopy(keyOf(owner, copy.form.id), copy);

export const readAside = (owner: string, id: string): LocalCopy | null => readCopy(keyOf(owner, id));

export const dropAside = (owner: string, id: string): void =>
  void attempt(() => localStorage.removeItem(keyOf(owner, id)));
