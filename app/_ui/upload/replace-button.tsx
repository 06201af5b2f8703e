'use client';

import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/controls.json';
import { acceptAttribute, type FileKind } from './accepted-files';
import styles from './file-field.module.css';

type Props = {
  id: string;
  /** Of the field, which the button's name ends with. */
  label: string;
  accept: readonly FileKind[];
  describedBy: string;
  onFile: (file: File) => void;
};

/** A native file input stretched over a small word, in the row of the file it replaces. */
export function ReplaceButton({ id, label, accept, describedBy, onFile }: Props) {
  return (
    <span className={styles.replace}>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={acceptAttribute(accept)}
        aria-label={fillText(texts.file.replaceNamed, { label })}
        aria-describedby={describedBy || undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
      <span aria-hidden>{texts.file.replace}</span>
    </span>
  );
}
