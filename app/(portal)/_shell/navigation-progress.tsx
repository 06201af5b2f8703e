'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import texts from '@/lib/i18n/messages/es/controls.json';
import styles from './navigation-progress.module.css';

/**
 * A thin line at the top from the press on a link until its page is there, with words where that takes a while. Screens whose row may not exist have no
 * `loading.tsx`, because streaming one would answer 200 before the 404 is known.
 */
export function NavigationProgress() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const [from, setFrom] = useState<string | null>(null);

  useEffect(() => {
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
        return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const here = `${window.location.pathname}${window.location.search}`;
      if (`${link.pathname}${link.search}` !== here) setFrom(address);
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [address]);

  const waits = from === address;
  return (
    <>
      {waits && <div className={styles.line} aria-hidden />}
      <div className={styles.words} role="status">
        {waits && <span>{texts.loading}</span>}
      </div>
    </>
  );
}
