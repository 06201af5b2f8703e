'use server';

import { headers } from 'next/headers';
import { formatDateTime } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { verificationPath } from '@/lib/core/paths';
import { type VerifiedFile, verifyFile } from '@/lib/documents/verification/queries';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/verification.json';
import { translate } from '@/lib/i18n/translate';
import { expectedError } from '@/lib/platform/database-errors';
import { log } from '@/lib/platform/log';
import { requestIp } from '@/lib/platform/request-ip';
import '@/lib/root/documents';
import { kindName } from './kind-name';

/** What a file is, in words; `path` leads to the document that it is. */
export type FileAnswer = {
  readonly tone: 'success' | 'warning' | 'error';
  readonly title: string;
  readonly text: string;
  readonly path: string | null;
};

/** Compares the hash of a file, which is all that is sent of it. */
export async function verifyFileHash(sha256: string, code: string | null): Promise<FileAnswer> {
  try {
    return inWords(await verifyFile({ ip: requestIp(await headers()) }, { sha256, code }));
  } catch (thrown) {
    const error = expectedError(thrown);
    if (!(error instanceof AppError)) log.error({ err: error }, 'verification: unexpected error');
    const text =
      error instanceof AppError ? translate(error.messageKey, error.values) : translate('errors.unavailable');
    return { tone: 'error', title: texts.unreadable, text, path: null };
  }
}

function inWords(verified: VerifiedFile): FileAnswer {
  const { result: words } = texts;
  if (verified.result === 'UNKNOWN') {
    return { tone: 'error', title: words.UNKNOWN, text: words.UNKNOWNText, path: null };
  }
  const { document, seal } = verified;
  const path = document.code && verificationPath(document.code);
  if (verified.result === 'OTHER') {
    const named = `${kindName(document.kind)} ${document.number}`;
    return { tone: 'error', title: words.OTHER, text: fillText(words.OTHERText, { document: named }), path };
  }
  const [newest] = document.seals;
  const date = formatDateTime(seal.sealedAt, document.timeZone);
  if (newest.sha256 === seal.sha256) {
    return { tone: 'success', title: words.INTACT, text: fillText(words.INTACTText, { date }), path };
  }
  const since = formatDateTime(newest.sealedAt, document.timeZone);
  return {
    tone: 'warning',
    title: words.OLDER,
    text: fillText(words.OLDERText, { newest: since }),
    path,
  };
}
