import { FIXED } from '@/lib/quotations/choices/rules/choosable';
import { type DraftForm, NO_WORDS } from './draft-form';

/** The part of a draft that the server does not have. It survives a dead network, a closed tab and a log-out. */
export type LocalCopy = {
  readonly form: DraftForm;
  /** The server's state below the typed one, and its revision; null while the server has never seen the draft. */
  readonly base: DraftForm | null;
  readonly seenRevision: number | null;
  /** The time of the last change, in milliseconds. */
  readonly at: number;
};

/** Changes with the shape of DraftForm: an older copy is not read into a newer form. */
const VERSION = 2;

/** The owner of the copies: one browser may serve several people. */
type Owner = string;

// What begins with elenco:unsaved survives a log-out: app/_features/sessions/leave.ts.
const prefixOf = (owner: Owner) => `elenco:unsaved:quotation:${owner}:`;
const keyOf = (owner: Owner, id: string) => prefixOf(owner) + id;

/** Browsers may refuse storage (private mode, full): typing must go on all the same. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Fills the fields that older copies lack. */
const completedForm = (form: DraftForm): DraftForm => ({
  ...NO_WORDS,
  ...form,
  fxRateDate: form.fxRateDate ?? null,
  lines: form.lines.map((line) => ({ ...FIXED, ...line })),
});

const completed = (copy: LocalCopy): LocalCopy => ({
  ...copy,
  form: completedForm(copy.form),
  base: copy.base && completedForm(copy.base),
});

/** The copy under a key; null for none, and for one of another shape. */
function readCopy(key: string): LocalCopy | null {
  return attempt(() => {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('version' in stored)) return null;
    return stored.version === VERSION ? completed(stored as unknown as LocalCopy) : null;
  });
}

export const readLocalCopy = (owner: Owner, id: string): LocalCopy | null => readCopy(keyOf(owner, id));

/** True when the browser stored it. */
export const writeLocalCopy = (owner: Owner, copy: LocalCopy): boolean =>
  attempt(() => {
    localStorage.setItem(keyOf(owner, copy.form.id), JSON.stringify({ ...copy, version: VERSION }));
    return true;
  }) ?? false;

/** The server has `saved`: nothing stays of it here, unless another tab has typed something else meanwhile. */
export function settleLocalCopy(owner: Owner, saved: DraftForm): void {
  const stored = readLocalCopy(owner, saved.id);
  if (stored && JSON.stringify(stored.form) === JSON.stringify(saved)) dropLocalCopy(owner, saved.id);
}

export const dropLocalCopy = (owner: Owner, id: string): void =>
  void attempt(() => localStorage.removeItem(keyOf(owner, id)));

/** Drafts that the server has never seen, the one that was typed last first. */
export function listUnsentDrafts(owner: Owner): LocalCopy[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys
    .filter((key) => key.startsWith(prefixOf(owner)))
    .flatMap((key) => readCopy(key) ?? [])
    .filter(({ seenRevision }) => seenRevision === null)
    .sort((a, b) => b.at - a.at);
}
