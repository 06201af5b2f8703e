'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { isLeavingKept } from './kept/leave-kept';

/** What is asked of somebody who leaves. */
export type LeaveWords = {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
};

type Options = {
  /** Somebody leaves all the same. */
  readonly onLeave?: (() => void) | undefined;
  /** Where it is not typing that would be lost. */
  readonly words?: LeaveWords | undefined;
};

/** While `unsaved`, asks before the page is left by a link, by closing it or by loading another. */
export function useUnsavedWarning(unsaved: boolean, options: Options = {}): void {
  const confirm = useConfirm();
  const router = useRouter();
  const t = useTranslations('ui.leave');
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isLeavingKept()) event.preventDefault();
    };
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.download || link.origin !== window.location.origin) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const typed = {
        title: t('title'),
        message: t('text'),
        confirmLabel: t('confirm'),
        cancelLabel: t('stay'),
      };
      void confirm({ ...(latest.current.words ?? typed), tone: 'danger' }).then((answer) => {
        if (answer === null) return;
        latest.current.onLeave?.();
        router.push(link.pathname + link.search + link.hash);
      });
    };
    window.addEventListener('beforeunload', hold);
    // On window, before everything that hears of links on the document.
    window.addEventListener('click', ask, true);
    return () => {
      window.removeEventListener('beforeunload', hold);
      window.removeEventListener('click', ask, true);
    };
  }, [unsaved, confirm, router, t]);
}
