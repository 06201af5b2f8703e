/** One name per draft, for every tab of this browser. */
const nameOf = (id: string) => `elenco:quotation:${id}`;

/** Browsers have locks only on secure addresses; without them two tabs cannot be distinguished. */
const locks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);

/** Locks a draft for this tab until it is released or the tab is closed. */
export function lockDraft(id: string): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void locks()
    ?.request(nameOf(id), { mode: 'shared' }, () => held)
    .catch(() => undefined);
  return letGo;
}

/** The drafts among these that another tab has open. Asked before this one holds its own. */
export async function heldElsewhere(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const state = await locks()
    ?.query()
    .catch(() => undefined);
  const names = new Set(state?.held?.map(({ name }) => name));
  return new Set(ids.filter((id) => names.has(nameOf(id))));
}
