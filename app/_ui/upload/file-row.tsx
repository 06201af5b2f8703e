'use client';

import type { ReactNode } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/controls.json';
import styles from './file-field.module.css';
import type { Upload } from './use-uploads';

type Props = {
  upload: Upload;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
  /** Instead of the cross, for what cannot be removed. */
  action?: ReactNode;
  /** Before the name: a picture of it. */
  picture?: ReactNode;
  /** Before the way out: what else can be done with it. */
  tools?: ReactNode;
};

/** One chosen file: its name, how far it is, what went wrong, and the way out. */
export function FileRow({ upload, onRemove, onRetry, action, picture, tools }: Props) {
  const { name, size, status, percent, problem } = upload;
  const sending = status === 'sending';
  return (
    <li className={styles.row} data-status={status}>
      {picture}
      <div className={styles.words}>
        <span className={text.oneLine}>{name}</span>
        <span className={styles.status} role={problem ? 'alert' : undefined}>
          {problem ??
            (status === 'waiting'
              ? texts.file.waiting
              : sending
                ? `${percent} %`
                : [texts.file.done, sizeText(size)].filter(Boolean).join(' · '))}
        </span>
      </div>
      {tools}
      {onRetry && status === 'failed' && (
        <button
          type="button"
          className={styles.small}
          onClick={onRetry}
          aria-label={fillText(texts.file.retry, { name })}
        >
          <Arrow />
        </button>
      )}
      {action ?? (
        <button
          type="button"
          className={styles.small}
          onClick={onRemove}
          aria-label={fillText(sending ? texts.file.cancel : texts.file.remove, { name })}
        >
          <Cross />
        </button>
      )}
      {sending && (
        <progress
          className={styles.progress}
          value={percent}
          max={100}
          aria-label={fillText(texts.file.uploading, { name, percent })}
        />
      )}
    </li>
  );
}

function sizeText(bytes: number | null): string {
  if (bytes === null) return '';
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;
}

const Cross = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M4 4l8 8M12 4l-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);

const Arrow = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path
      d="M13 8a5 5 0 1 1-1.5-3.6M13 2.5v2.6h-2.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
