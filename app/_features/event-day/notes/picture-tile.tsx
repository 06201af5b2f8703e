'use client';

import { useEffect, useState } from 'react';
import styles from './notes.module.css';

/** A picture that lies on this device. */
export function PictureTile({ picture, alt }: { picture: Blob; alt: string }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <span className={styles.tile}>{src && <img src={src} alt={alt} />}</span>;
}
