type Paper = { readonly kind: 'contract' | 'claim'; readonly convocatedId: string };

/** Which papers of a place in a call are not drawn any more. */
export type Undrawn = { readonly contract: boolean; readonly claim: boolean };

export function undrawnOf(papers: readonly Paper[], convocatedId: string): Undrawn {
  const has = (kind: Paper['kind']) =>
    papers.some((paper) => paper.kind === kind && paper.convocatedId === convocatedId);
  return { contract: has('contract'), claim: has('claim') };
}
