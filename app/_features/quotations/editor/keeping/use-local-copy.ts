'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { quotationPath } from '@/lib/core/paths';
import type { DraftForm } from '../../draft/draft-form';
import { heldElsewhere } from '../../draft/draft-lock';
import {
  dropLocalCopy,
  forgetNewDraft,
  type LocalCopy,
  listUnsentDrafts,
  readLocalCopy,
  readNewDraft,
} from '../../draft/local-copy';
import { type DraftPlace, mergeDrafts } from '../../draft/merge-drafts';
import { dropAside, readAside, setAside } from '../../draft/set-aside';
import { anchorOf } from '../editor-section';

/** What the server has of a draft, and since when; nulls while it has never seen it. */
export type ServerState = { readonly base: DraftForm | null; readonly seenRevision: number | null };

type StartingPoint = {
  readonly owner: string;
  readonly initial: DraftForm;
  readonly seenRevision: number | null;
  /** It was begun from something (a client, a template, a simulation) or expressly anew. What was typed before waits. */
  readonly begun: boolean;
  readonly restore: (form: DraftForm, server: ServerState) => void;
};

export type CopyNotice =
  | { readonly kind: 'NONE' }
  /** A new one goes on. */
  | { readonly kind: 'RESUMED' }
  /** Changes came back. */
  | { readonly kind: 'RECOVERED' }
  /** Changes were joined with what was saved meanwhile. */
  | { readonly kind: 'MERGED'; readonly places: readonly DraftPlace[] }
  /** Here and elsewhere the same was changed: the person decides. */
  | { readonly kind: 'CONFLICT'; readonly mine: DraftForm; readonly places: readonly DraftPlace[] }
  /** Another new one waits in this browser. */
  | { readonly kind: 'OTHER'; readonly copy: LocalCopy };

const NONE: CopyNotice = { kind: 'NONE' };

/** Looks once for what this browser kept of the draft, and takes it back where nothing newer would be lost. */
export function useLocalCopy({ owner, initial, seenRevision, begun, restore }: StartingPoint) {
  const router = useRouter();
  const [notice, setNotice] = useState<CopyNotice>(NONE);
  const looked = useRef(false);

  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    if (seenRevision !== null) {
      setNotice(takeBack(owner, initial, seenRevision, restore));
      return;
    }
    const goOn = async () => {
      const known = listUnsentDrafts(owner);
      const remembered = begun ? null : readNewDraft(owner);
      const ids = [...known.map(({ form }) => form.id), ...(remembered ? [remembered] : [])];
      // Two tabs on one new draft would write over each other.
      const taken = await heldElsewhere(ids.filter((id) => id !== initial.id));
      const unsent = known.filter(({ form }) => form.id !== initial.id && !taken.has(form.id));
      const lastId = remembered && !taken.has(remembered) ? remembered : null;
      const copy = lastId ? unsent.find(({ form }) => form.id === lastId) : begun ? undefined : unsent[0];
      if (copy) {
        restore(copy.form, { base: null, seenRevision: null });
        setNotice({ kind: 'RESUMED' });
      } else if (lastId) {
        // What the server has seen goes on where the server's own state is at hand.
        forgetNewDraft(owner);
        router.replace(quotationPath(lastId));
      } else if (unsent[0]) setNotice({ kind: 'OTHER', copy: unsent[0] });
    };
    void goOn();
  }, [owner, initial, seenRevision, begun, restore, router]);

  return {
    notice,
    dismiss: () => {
      dropAside(owner, initial.id);
      setNotice(NONE);
      // The button that was pressed is gone.
      document.getElementById(anchorOf('client'))?.focus({ preventScroll: true });
    },
  };
}

function takeBack(
  owner: string,
  initial: DraftForm,
  seenRevision: number,
  restore: StartingPoint['restore'],
): CopyNotice {
  const server = { base: initial, seenRevision };
  const copy = readLocalCopy(owner, initial.id);
  if (copy && copy.seenRevision === seenRevision) {
    restore(copy.form, server);
    return asideNotice(owner, copy.form) ?? { kind: 'RECOVERED' };
  }
  if (!copy) return asideNotice(owner, initial) ?? NONE;
  const { form, mine, conflicts } = mergeDrafts(copy.base, copy.form, initial);
  if (conflicts.length > 0) setAside(owner, copy);
  if (mine.length > 0) restore(form, server);
  else dropLocalCopy(owner, initial.id);
  if (conflicts.length > 0) return { kind: 'CONFLICT', mine: copy.form, places: conflicts };
  return mine.length > 0 ? { kind: 'MERGED', places: mine } : NONE;
}

/** What was still to be decided when the page was left. */
function asideNotice(owner: string, now: DraftForm): CopyNotice | null {
  const aside = readAside(owner, now.id);
  if (!aside) return null;
  const { conflicts } = mergeDrafts(aside.base, aside.form, now);
  if (conflicts.length > 0) return { kind: 'CONFLICT', mine: aside.form, places: conflicts };
  dropAside(owner, now.id);
  return null;
}
