'use client';

import { useEffect, useState } from 'react';
import styles from './photo-manager.module.css';

/** A chosen file in little; an empty box for what the browser cannot draw. */
export function Thumbnail({ file }: { file: File | undefined }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <span className={styles.thumbnail} aria-hidden>
      {file && src && <img src={src} alt="" onError={() => setSrc(undefined)} />}
    </span>
  );
}
