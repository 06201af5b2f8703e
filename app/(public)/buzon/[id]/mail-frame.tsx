'use client';

import { useEffect, useRef, useState } from 'react';
import styles from '../mailbox.module.css';

const FIRST_HEIGHT = 640;

/**
 * The mail's own HTML, as tall as it is. The sandbox lets no script of the mail run; it keeps the page's
 * origin only so that the height can be read from outside.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);

  useEffect(() => {
    const measure = () => setHeight(frame.current?.contentDocument?.body?.offsetHeight || FIRST_HEIGHT);
    const element = frame.current;
    // It may have loaded before this component was hydrated.
    measure();
    element?.addEventListener('load', measure);
    window.addEventListener('resize', measure);
    return () => {
      element?.removeEventListener('load', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);

  return (
    <iframe
      ref={frame}
      title={title}
      className={styles.frame}
      srcDoc={html}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      style={{ height }}
    />
  );
}
