'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';

/** While `unsaved`, asks before the page is left by a link, by closing it or by loading another. */
export function useUnsavedWarning(unsaved: boolean): void {
  const confirm = useConfirm();
  const router = useRouter();
  const t = useTranslations('ui.leave');

  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.download || link.origin !== window.location.origin) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const request = { title: t('title'), message: t('text'), confirmLabel: t('confirm') };
      void confirm({ ...request, cancelLabel: t('stay'), tone: 'danger' }).then((answer) => {
        if (answer !== null) router.push(link.pathname + link.search + link.hash);
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
