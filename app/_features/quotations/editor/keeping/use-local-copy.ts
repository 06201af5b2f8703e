'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { quotationPath } from '@/lib/core/paths';
import { LIST_FORMAT } from '@/lib/i18n/list-format';
import type { DraftForm } from '../../draft/draft-form';
import { heldElsewhere } from '../../draft/draft-lock';
import { dropLocalCopy, type LocalCopy, listUnsentDrafts, readLocalCopy } from '../../draft/local-copy';
import { type DraftPlace, fieldsAt, mergeDrafts } from '../../draft/merge-drafts';
import { anchorOf } from '../editor-section';
import { readNewDraft } from './new-draft-address';
import type { useQuotationDraft } from './use-quotation-draft';

type StartingPoint = {
  readonly owner: string;
  readonly initial: DraftForm;
  /** The server's revision of `initial`; null for a new quotation. */
  readonly seenRevision: number | null;
  /** True for a quotation that begins from something (a client, a template) or on request. Unsent ones are offered, not restored. */
  readonly begun: boolean;
  readonly draft: Pick<ReturnType<typeof useQuotationDraft>, 'restore' | 'change'>;
};

export type CopyNotice =
  /** An unsent quotation of this browser was restored. */
  | { readonly kind: 'RESUMED' }
  /** Unsaved changes came back, merged at `places` with what was saved meanwhile. */
  | { readonly kind: 'RECOVERED'; readonly places: readonly DraftPlace[] }
  /** Another unsent quotation is in this browser. */
  | { readonly kind: 'OTHER'; readonly copy: LocalCopy };

/** Restores once what this browser kept of the draft. The person decides about conflicts. */
export function useLocalCopy({ owner, initial, seenRevision, begun, draft }: StartingPoint) {
  const t = useTranslations('quotations.status');
  const router = useRouter();
  const confirm = useConfirm();
  const [notice, setNotice] = useState<CopyNotice | null>(null);
  const looked = useRef(false);

  async function takeBack(revision: number): Promise<CopyNotice | null> {
    const copy = readLocalCopy(owner, initial.id);
    if (!copy) return null;
    const server = { base: initial, seenRevision: revision };
    if (copy.seenRevision === revision) {
      draft.restore(copy.form, server);
      return { kind: 'RECOVERED', places: [] };
    }
    const { form, mine, conflicts } = mergeDrafts(copy.base, copy.form, initial);
    if (conflicts.length > 0) {
      // Until this is answered the copy stays, and is asked about again.
      const places = LIST_FORMAT.format(conflicts.map((place) => t(`places.${place}`)));
      const takeMine = await confirm({
        title: t('conflictTitle'),
        message: t('conflict', { places }),
        confirmLabel: t('takeMine'),
        cancelLabel: t('keepTheirs'),
        mustAnswer: true,
      });
      draft.restore(form, server);
      if (takeMine !== null) draft.change({ kind: 'fill', fields: fieldsAt(copy.form, conflicts) });
    } else if (mine.length > 0) draft.restore(form, server);
    else dropLocalCopy(owner, initial.id);
    return mine.length > 0 ? { kind: 'RECOVERED', places: mine } : null;
  }

  async function resume(): Promise<CopyNotice | null> {
    const unsent = listUnsentDrafts(owner);
    const own = readNewDraft();
    if (own && !unsent.some(({ form }) => form.id === own)) {
      // The server has it, and hands it down where its own state is at hand.
      router.replace(quotationPath(own));
      return null;
    }
    // Two tabs on one new draft would write over each other.
    const others = unsent.map(({ form }) => form.id).filter((id) => id !== initial.id);
    const taken = await heldElsewhere(others);
    const free = unsent.filter(({ form: { id } }) => !taken.has(id) && !(begun && id === initial.id));
    const copy = free.find(({ form }) => form.id === own) ?? free[0];
    if (!copy) return null;
    if (begun) return { kind: 'OTHER', copy };
    draft.restore(copy.form, { base: null, seenRevision: null });
    return { kind: 'RESUMED' };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is looked for once.
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    void (seenRevision === null ? resume() : takeBack(seenRevision)).then(setNotice);
  }, []);

  return {
    notice,
    dismiss: () => {
      setNotice(null);
      // The button that was pressed is gone.
      document.getElementById(anchorOf('client'))?.focus({ preventScroll: true });
    },
  };
}
