'use client';

import { type ReactNode, useId } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import texts from '@/lib/i18n/messages/es/controls.json';
import type { FileKind } from './accepted-files';
import { DropZone } from './drop-zone';
import styles from './file-field.module.css';
import { FilePicture } from './file-picture';
import { FileRow } from './file-row';
import { ReplaceButton } from './replace-button';
import { sendFile, type UploadAnswer } from './send-file';
import { type Send, useUploads } from './use-uploads';

type Props = {
  label: string;
  /** Each file goes up as soon as it is chosen: to this address as multipart field `file`, or through `send`. */
  to: { readonly url: string; readonly fields?: Readonly<Record<string, string>> } | { readonly send: Send };
  /** Hidden inputs of this name carry the ids of what was stored, for forms without JavaScript state. */
  name?: string;
  accept?: readonly FileKind[];
  maxFiles?: number;
  maxBytes?: number;
  /** What is stored already. */
  initial?: readonly UploadAnswer[];
  /** One file, kept by the server until another takes its place: it can be replaced and not removed. */
  replaces?: boolean;
  /** What is stored stays: it cannot be removed here. */
  stays?: boolean;
  onChange?: (answers: readonly UploadAnswer[]) => void;
  /** Is told of each file that was taken, of one in another's place too. */
  onSent?: (answer: UploadAnswer) => void;
  description?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  id?: string;
};

const ALL: readonly FileKind[] = ['pdf', 'png', 'jpg'];

/** Files by choosing or dragging, with progress, error and removal each. Needs no Mantine: public pages use it too. */
export function FileField({
  accept = ALL,
  maxFiles = 1,
  maxBytes = MAX_UPLOAD_BYTES,
  initial = [],
  replaces = false,
  stays = false,
  ...props
}: Props) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const { to } = props;
  const send: Send = async (file, options) => {
    const answer = await ('send' in to
      ? to.send(file, options)
      : sendFile(to.url, file, { ...to, ...options }));
    props.onSent?.(answer);
    return answer;
  };
  const { uploads, add, remove, retryOf, fileOf } = useUploads({
    limits: { accept, maxBytes },
    send,
    initial,
    replaces,
    many: maxFiles > 1,
    onChange: props.onChange,
  });
  // What failed takes no place: another can be chosen at once.
  const taken = uploads.filter(({ status }) => status !== 'failed');
  const room = Math.max(maxFiles - taken.length, 0);
  const replaceable = replaces && taken.length === 1 && taken[0]?.status === 'done';
  const described = [props.description && `${id}-description`, props.error && `${id}-error`].filter(Boolean);

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={room > 0 || replaceable ? id : undefined}>
        {props.label}
        {props.required && (
          <span className={text.error} title={texts.required}>
            {' *'}
          </span>
        )}
      </label>
      {props.description && (
        <p className={styles.description} id={`${id}-description`}>
          {props.description}
        </p>
      )}
      {room > 0 && (
        <DropZone
          id={id}
          accept={accept}
          many={maxFiles > 1}
          maxBytes={maxBytes}
          describedBy={described.join(' ')}
          invalid={Boolean(props.error)}
          onFiles={(files) => add(maxFiles > 1 ? files : files.slice(0, 1), room, maxFiles)}
        />
      )}
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={texts.file.list}>
          {uploads.map((upload) => (
            <FileRow
              key={upload.key}
              upload={upload}
              picture={<FilePicture file={fileOf(upload.key)} name={upload.name} />}
              onRemove={() => remove(upload.key)}
              onRetry={retryOf(upload.key)}
              {...((replaces || stays) && upload.status === 'done'
                ? {
                    action: replaceable && (
                      <ReplaceButton
                        id={id}
                        label={props.label}
                        accept={accept}
                        describedBy={described.join(' ')}
                        onFile={(file) => add([file])}
                      />
                    ),
                  }
                : {})}
            />
          ))}
        </ul>
      )}
      {props.error && (
        <p className={styles.error} id={`${id}-error`}>
          {props.error}
        </p>
      )}
      {props.name &&
        uploads.map(
          ({ key, answer }) =>
            answer && <input key={key} type="hidden" name={props.name} value={answer.id} />,
        )}
    </div>
  );
}
