'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { quotationPath } from '@/lib/core/paths';
import type { DraftForm } from '../draft/draft-form';
import { dropLocalCopy, type LocalCopy, readLocalCopy, readNewDraft } from '../draft/local-copy';

type Beginning = {
  readonly agencyId: string;
  readonly id: string;
  readonly seenAt: string | null;
  readonly restore: (form: DraftForm, base: string | null) => void;
};

/** RESUMED: a new one goes on. RECOVERED: changes came back. OLDER: there are changes upon a state gone by. */
export type CopyNotice =
  | { readonly kind: 'NONE' | 'RESUMED' | 'RECOVERED' }
  | { readonly kind: 'OLDER'; readonly copy: LocalCopy };

/** Looks once for what this browser kept of the draft, and takes it back where nothing newer would be lost. */
export function useLocalCopy({ agencyId, id, seenAt, restore }: Beginning) {
  const router = useRouter();
  const [notice, setNotice] = useState<CopyNotice>({ kind: 'NONE' });
  const looked = useRef(false);

  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    if (seenAt === null) {
      const copy = readNewDraft(agencyId);
      if (!copy) return;
      // What the server has seen goes on where the server's own state is at hand.
      if (copy.seenAt !== null) router.replace(quotationPath(copy.form.id));
      else {
        restore(copy.form, null);
        setNotice({ kind: 'RESUMED' });
      }
      return;
    }
    const copy = readLocalCopy(agencyId, id);
    if (!copy) return;
    if (!copy.pending) dropLocalCopy(agencyId, id);
    else if (copy.seenAt === seenAt) {
      restore(copy.form, seenAt);
      setNotice({ kind: 'RECOVERED' });
    } else setNotice({ kind: 'OLDER', copy });
  }, [agencyId, id, seenAt, restore, router]);

  return { notice, dismiss: () => setNotice({ kind: 'NONE' }) };
}
