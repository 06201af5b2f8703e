import type { DraftForm } from './draft-form';

/** A draft as this browser keeps it, against a dead network or a closed tab. */
export type LocalCopy = {
  readonly form: DraftForm;
  /** The server's `updatedAt` it was typed upon; null while the server has never seen it. */
  readonly seenAt: string | null;
  /** True while the server does not have it. */
  readonly pending: boolean;
};

/** Changes with the shape of DraftForm: an older copy is not read into a newer form. */
const VERSION = 1;

const keyOf = (agencyId: string, id: string) => `elenco:quotation:${agencyId}:${id}`;
/** Which draft the page for new ones was last used for. */
const newKeyOf = (agencyId: string) => `elenco:new-quotation:${agencyId}`;

// Browsers may refuse storage (private mode, full): typing must go on all the same.
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function readLocalCopy(agencyId: string, id: string): LocalCopy | null {
  return attempt(() => {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(agencyId, id)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('version' in stored)) return null;
    return stored.version === VERSION ? (stored as unknown as LocalCopy) : null;
  });
}

export const writeLocalCopy = (agencyId: string, copy: LocalCopy): void =>
  void attempt(() =>
    localStorage.setItem(keyOf(agencyId, copy.form.id), JSON.stringify({ ...copy, version: VERSION })),
  );

/** The server has `saved`: nothing need stay of it, unless another tab has typed something else meanwhile. */
export function settleLocalCopy(agencyId: string, saved: LocalCopy, keep: boolean): void {
  const stored = readLocalCopy(agencyId, saved.form.id);
  if (stored && JSON.stringify(stored.form) !== JSON.stringify(saved.form)) return;
  if (keep) writeLocalCopy(agencyId, saved);
  else dropLocalCopy(agencyId, saved.form.id);
}

export const dropLocalCopy = (agencyId: string, id: string): void =>
  void attempt(() => {
    localStorage.removeItem(keyOf(agencyId, id));
    if (localStorage.getItem(newKeyOf(agencyId)) === id) localStorage.removeItem(newKeyOf(agencyId));
  });

export const rememberNewDraft = (agencyId: string, id: string): void =>
  void attempt(() => localStorage.setItem(newKeyOf(agencyId), id));

/** The draft that was being made on the page for new ones, unless it was sent or put aside. */
export function readNewDraft(agencyId: string): LocalCopy | null {
  const id = attempt(() => localStorage.getItem(newKeyOf(agencyId)));
  return id ? readLocalCopy(agencyId, id) : null;
}

export const forgetNewDraft = (agencyId: string): void =>
  void attempt(() => localStorage.removeItem(newKeyOf(agencyId)));
