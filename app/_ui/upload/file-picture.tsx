'use client';

import { useEffect, useState } from 'react';
import styles from './file-field.module.css';

type Props = {
  /** As it was chosen here; undefined for one that was stored before. */
  file: File | undefined;
  name: string;
};

const IMAGE = /\.(png|jpe?g)$/i;

/** What a file looks like: its picture where it was chosen here and is one, else a sign of its kind. */
export function FilePicture({ file, name }: Props) {
  const [src, setSrc] = useState<string>();
  const [broken, setBroken] = useState(false);
  const isImage = IMAGE.test(name);
  useEffect(() => {
    if (!file || !isImage) return;
    const url = URL.createObjectURL(file);
    setSrc(url);
    setBroken(false);
    return () => URL.revokeObjectURL(url);
  }, [file, isImage]);
  return (
    <span className={styles.picture} aria-hidden>
      {src && !broken ? (
        <img src={src} alt="" onError={() => setBroken(true)} />
      ) : isImage ? (
        <ImageSign />
      ) : (
        <PageSign text={/\.pdf$/i.test(name) ? 'PDF' : ''} />
      )}
    </span>
  );
}

const STROKE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' } as const;

const PageSign = ({ text }: { text: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 40" width="28" height="35">
    <path d="M4 2h16l8 8v28H4z M20 2v8h8" {...STROKE} />
    <text x="16" y="29" textAnchor="middle" fontSize="9" fontWeight="600" fill="currentColor">
      {text}
    </text>
  </svg>
);

const ImageSign = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width="26" height="26">
    <path d="M3 5h18v14H3z M3 16l5-5 5 5 3-3 5 5" {...STROKE} />
    <circle cx="15.5" cy="9.5" r="1.5" fill="currentColor" />
  </svg>
);
