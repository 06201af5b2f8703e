import { buffer } from 'node:stream/consumers';
import type { JobActor } from '@/lib/core/actor';
import { openFile } from '@/lib/storage/open-file';
import type { MailAttachment } from '../define-notice';

/** Stored files as attachments. Throws NOT_FOUND when one is gone; a sensitive one leaves its mark in the audit trail. */
export const loadAttachments = (actor: JobActor, fileIds: readonly string[]): Promise<MailAttachment[]> =>
  Promise.all(
    fileIds.map(async (fileId) => {
      const { file, body } = await openFile(actor, fileId);
      return { filename: file.name, contentType: file.mime, content: await buffer(body) };
    }),
  );
