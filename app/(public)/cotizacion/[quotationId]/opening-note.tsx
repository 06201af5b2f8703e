'use client';

import { useEffect } from 'react';

/** Time before somebody's eyes after which a page is being read, whether or not it is touched. */
const GLANCE_MS = 4000;
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Tells the server, once, that a person has this page before them: it is in view and is touched, or stays in view for
 * a moment. What only fetches links (scanners of mail, previews of chats) does neither.
 */
export function OpeningNote({ url }: { url: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
      for (const sign of SIGNS) removeEventListener(sign, tell);
    };
    function tell() {
      if (document.visibilityState !== 'visible') return;
      stop();
      // Nobody waits for it, and a failure costs a mark, not the page.
      void fetch(url, { method: 'POST', keepalive: true }).catch(() => undefined);
    }
    function watch() {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(tell, GLANCE_MS);
    }
    document.addEventListener('visibilitychange', watch);
    for (const sign of SIGNS) addEventListener(sign, tell, { passive: true });
    watch();
    return stop;
  }, [url]);
  return null;
}
