'use client';

import { Button, FileButton } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import text from '@/app/_ui/theme/text.module.css';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/controls.json';
import { useTellForm } from '../form/files-first';
import { acceptAttribute, type FileKind, fileProblem, limitsText } from './accepted-files';
import { fitPicture } from './fit-picture';
import styles from './logo-field.module.css';
import { sendFile, type UploadAnswer, UploadError } from './send-file';

type Props = {
  label: string;
  /** Of whom it is the logo: without one, its initials are shown. */
  name: string;
  /** The picture to show, or none. */
  src: string | null;
  /** Where it goes up as soon as it is chosen, as multipart field `file`. */
  url: string;
  /** Another picture, or none any more. What it returns is waited for. */
  onChange: (answer: UploadAnswer | null) => Promise<void> | void;
  description?: ReactNode;
  error?: string | undefined;
};

const KINDS: readonly FileKind[] = ['png', 'jpg'];

/** One logo: to look at, to upload, to change and to take away. */
export function LogoField({ label, name, src, url, onChange, description, error }: Props) {
  const id = useId();
  const abort = useRef<AbortController>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = percent !== null;
  useTellForm({ sending: busy, failed: problem !== null });
  useEffect(() => () => abort.current?.abort(), []);

  const choose = async (file: File | null) => {
    if (!file) return;
    const refused = fileProblem(file, { accept: KINDS, maxBytes: MAX_UPLOAD_BYTES });
    setProblem(refused);
    if (refused) return;
    const sending = new AbortController();
    abort.current = sending;
    setPercent(0);
    try {
      // A logo may have no background.
      const fitted = await fitPicture(file, KINDS, 'image/png');
      await onChange(await sendFile(url, fitted, { onProgress: setPercent, signal: sending.signal }));
    } catch (failure) {
      if (sending.signal.aborted) return;
      setProblem(failure instanceof UploadError ? failure.message : texts.file.failed);
    }
    setPercent(null);
  };

  return (
    <fieldset className={styles.field} aria-labelledby={id}>
      <PersonAvatar name={name} src={src} size="xl" shape="square" />
      <div className={styles.words}>
        <span id={id} className={text.strong}>
          {label}
        </span>
        {description && <span className={styles.description}>{description}</span>}
        <div className={styles.actions}>
          <FileButton onChange={choose} accept={acceptAttribute(KINDS)} inputProps={{ 'aria-label': label }}>
            {(button) => (
              <Button {...button} variant="default" size="xs" loading={busy}>
                {src ? texts.logo.change : texts.logo.upload}
              </Button>
            )}
          </FileButton>
          {src && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              disabled={busy}
              onClick={() => {
                setProblem(null);
                void onChange(null);
              }}
            >
              {texts.logo.remove}
            </Button>
          )}
        </div>
        <span className={styles.limits} aria-live="polite">
          {busy
            ? fillText(texts.logo.uploading, { percent })
            : limitsText({ accept: KINDS, maxBytes: MAX_UPLOAD_BYTES })}
        </span>
        {(problem ?? error) && (
          <p className={styles.error} role="alert">
            {problem ?? error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
