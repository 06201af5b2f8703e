'use client';

import { useEffect, useRef, useState } from 'react';
import texts from '@/lib/i18n/messages/es/controls.json';
import { acceptAttribute, type FileKind, limitsText } from './accepted-files';
import styles from './file-field.module.css';

type Props = {
  id: string;
  accept: readonly FileKind[];
  many: boolean;
  maxBytes: number;
  describedBy: string;
  /** What may be chosen, where that is not said by kinds and size. */
  limits?: string;
  invalid: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A native file input stretched over a drawn area: browsers let files be dropped on it by themselves. */
export function DropZone({ id, accept, many, maxBytes, describedBy, limits, invalid, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isLive = useRef(false);
  const take = (element: HTMLInputElement) => {
    const chosen = [...(element.files ?? [])];
    if (chosen.length === 0) return;
    onFiles(chosen);
    // So that the same file can be chosen again after it was removed.
    element.value = '';
  };

  useEffect(() => {
    if (isLive.current) return;
    isLive.current = true;
    // Chosen before this code was here to hear of it. Later ones are told by `change`, before which the page may be
    // drawn again: taken here then, they would be gone when it comes.
    if (input.current) take(input.current);
  });

  return (
    <div className={styles.zone} data-over={over || undefined} data-error={invalid || undefined}>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="file"
        accept={acceptAttribute(accept)}
        multiple={many}
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-limits ${describedBy}`.trim()}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <span aria-hidden>
        <span className={styles.choose}>{many ? texts.file.chooseMany : texts.file.choose}</span>{' '}
        <span className={styles.drag}>{many ? texts.file.dropMany : texts.file.drop}</span>
      </span>
      <span className={styles.limits} id={`${id}-limits`}>
        {limits ?? limitsText({ accept, maxBytes })}
      </span>
    </div>
  );
}
