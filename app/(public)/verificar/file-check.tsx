'use client';

import { useState } from 'react';
import { Link } from '@/app/_ui/link';
import { FieldShell, fieldId } from '@/app/_ui/public/field-shell';
import { Notice } from '@/app/_ui/public/notice';
import { DropZone } from '@/app/_ui/upload/drop-zone';
import { messageOfFailedAction } from '@/lib/core/refused-action';
import texts from '@/lib/i18n/messages/es/verification.json';
import styles from './verification.module.css';
import { type FileAnswer, verifyFileHash } from './verify-file';

/** Documents of ours are smaller. */
const MAX_BYTES = 50 * 1024 * 1024;

type State = { readonly busy: boolean; readonly name: string | null; readonly answer: FileAnswer | null };

const failed = (title: string): FileAnswer => ({ tone: 'error', title, text: '', path: null });

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function check(file: File, code: string | null): Promise<FileAnswer> {
  if (!globalThis.crypto?.subtle) return failed(texts.insecure);
  let sha256: string;
  try {
    sha256 = await hashOf(file);
  } catch {
    return failed(texts.unreadable);
  }
  return verifyFileHash(sha256, code).catch((error) => failed(messageOfFailedAction(error, texts.offline)));
}

/** Says what a file is by its hash, worked out here: the file itself stays where it is. */
export function FileCheck({ label, code }: { label: string; code: string | null }) {
  const [{ busy, name, answer }, setState] = useState<State>({ busy: false, name: null, answer: null });
  const field = { name: 'archivo', label, description: texts.fileHint };
  const id = fieldId(field);

  async function take([file]: readonly File[]) {
    if (!file || busy) return;
    setState({ busy: true, name: file.name, answer: null });
    setState({ busy: false, name: file.name, answer: await check(file, code) });
  }

  return (
    <>
      <FieldShell field={field}>
        <DropZone
          id={id}
          accept={['pdf']}
          many={false}
          maxBytes={MAX_BYTES}
          describedBy={`${id}-description`}
          invalid={false}
          onFiles={take}
        />
      </FieldShell>
      <div aria-live="polite" className={styles.answer}>
        {busy && <p>{texts.reading}</p>}
        {answer && (
          <Notice tone={answer.tone} title={answer.title}>
            {name && <p className={styles.fileName}>{name}</p>}
            {answer.text && <p>{answer.text}</p>}
            {answer.path && code === null && (
              <p>
                <Link href={answer.path}>{texts.facts.document}</Link>
              </p>
            )}
          </Notice>
        )}
      </div>
    </>
  );
}
